/**
 * Preloads modules in parallel instead of one import after the other.
 * @param modules addresses separated by spaces, each followed by `#` and its integrity hash
 */
export function preload(modules: string): void {
  for (const module of modules.match(/\S+/g) ?? []) {
    const [href = '', integrity = ''] = module.split('#')
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'modulepreload', integrity, href }))
  }
}
