import type { CompiledSite, PublicFiles } from '../model.ts'

const IMAGE = /\.(?:svg|png|jpe?g|webp|avif|gif)$/i

/**
 * Image files that no page, menu, icon or style sheet names.
 * @param written data of the site file, which also has drafts and unused section types
 * @param styles texts of style sheets
 */
export function findUnusedImages(
  site: CompiledSite,
  written: unknown,
  files: PublicFiles,
  styles: readonly string[],
): string[] {
  const used = new Set<string>()
  collectAddresses([site.pages, site.shell, site.publication, written], used)
  const { base } = site.publication
  return [...files.keys()].filter((address) => {
    const name = address.split('/').at(-1) ?? ''
    return (
      IMAGE.test(address) &&
      !used.has(base + address) &&
      !used.has(address) &&
      !styles.some((style) => style.includes(name))
    )
  })
}

/** All addresses of the site, also those of links in texts, decoded. */
function collectAddresses(value: unknown, found: Set<string>): void {
  if (typeof value === 'string') {
    if (value.startsWith('/')) found.add(decode(value))
    for (const [, target = ''] of value.matchAll(/\]\((\/[^)\s]+)/g)) found.add(decode(target))
  } else if (value !== null && typeof value === 'object')
    for (const item of Object.values(value)) collectAddresses(item, found)
}

function decode(address: string): string {
  try {
    return decodeURIComponent(address.replace(/[?#].*$/s, '')).normalize('NFC')
  } catch {
    return address
  }
}
