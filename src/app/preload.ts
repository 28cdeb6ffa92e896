/**
 * Asks for modules together, where each would otherwise be found only in the one before it.
 * @param modules their addresses, each with the hash of its content after a `#`, with spaces between them
 */
export function preload(modules: string): void {
  for (const module of modules.match(/\S+/g) ?? []) {
    const [href = '', integrity = ''] = module.split('#')
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'modulepreload', integrity, href }))
  }
}
