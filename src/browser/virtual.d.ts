/** Modules that the build makes from site.yaml. */

declare module 'virtual:shell' {
  export const shell: import('../model.ts').Shell
}

declare module 'virtual:pages' {
  /** Page id -> loader of the page's chunk. */
  export const pages: Readonly<
    Record<string, () => Promise<{ readonly page: import('../model.ts').PageData }>>
  >
}
