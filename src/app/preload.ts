/** Preloads modules in parallel. @param modules addresses separated by spaces, each followed by `#` and its hash */
export function preload(modules: string): void {
  for (const module of modules.match(/\S+/g) ?? []) {
    const [href = '', integrity = ''] = module.split('#')
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'modulepreload', integrity, href }))
  }
}
