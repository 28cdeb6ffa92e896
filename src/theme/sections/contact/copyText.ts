/**
 * Puts the text of an element on the clipboard, in the older way where the clipboard is missing (on
 * pages without TLS) or refused.
 * @returns whether it is there; if not, the text is selected, ready to be copied by hand
 */
export async function copyText(source: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(source.textContent)
    return true
  } catch {
    getSelection()?.selectAllChildren(source)
    return document.execCommand('copy')
  }
}
