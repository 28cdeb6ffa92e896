declare module 'virtual:shell' {
  export const shell: import('../content/model.ts').Shell
}

declare module 'virtual:shells' {
  /** @param language that of the site by default */
  export const loadShell: (language?: string) => Promise<import('../content/model.ts').Shell>
}

declare module 'virtual:pages' {
  export const pages: import('./store.ts').LoadPage
}

declare module 'virtual:theme' {
  export const theme: import('../content/model.ts').Theme
}
