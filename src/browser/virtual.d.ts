/** Modules that the build makes from site.yaml. */

declare module 'virtual:shell' {
  export const shell: import('../model.ts').Shell
}

declare module 'virtual:pages' {
  type Load = () => Promise<{ readonly page: import('../model.ts').PageData }>
  /** The route table: canonical path -> loader of the page's chunk. */
  export const pages: Readonly<Record<string, Load>>
}

declare module 'virtual:theme' {
  export const theme: import('../model.ts').Theme
}
