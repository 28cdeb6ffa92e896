/**
 * Copies the text of an element. Falls back to `execCommand` where the Clipboard API is missing or refused.
 * @returns whether it was copied; if not, the text is selected for copying by hand
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
