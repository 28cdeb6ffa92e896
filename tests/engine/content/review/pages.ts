import type { PageData } from '../../../../src/content/model.ts'

/** Pages with these texts, whose addresses are `/0`, `/1` and so on. */
export const pagesWith = (
  ...pages: readonly { title?: string; description?: string; texts?: readonly unknown[] }[]
): PageData[] =>
  pages.map(({ title = '', description = '', texts = [] }, index) => {
    // What looks at pages as a whole reads nothing else of them.
    const page = { path: `/${index}`, title, description, sections: texts }
    return page as unknown as PageData
  })

/** A site file with as many pages. */
export const fileWith = (count: number): string =>
  `routes:\n${Array.from({ length: count }, (_, index) => `  - { path: /${index}, title: t, description: d }\n`).join('')}`
