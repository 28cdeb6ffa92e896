/** Whether the pictures of a document are loaded when they should. */
import type { PageData } from '../../../src/content/model.ts'
import type { Section } from '../../../src/theme/sections/schemas.ts'
import { attributeOf, elementsOf } from '../browser/markup.ts'

/** Pictures that are loaded too early or too late: the one that a page begins with at once, others once near. */
export function untimely(html: string, { sections: [head] }: PageData<Section>): string[] {
  const first = head && 'image' in head ? head.image?.src : undefined
  const pictures = elementsOf(html).filter(({ tagName }) => tagName === 'img')
  return pictures.flatMap((one, index) => {
    const [src, loading = 'eager', priority = 'auto'] = ['src', 'loading', 'fetchpriority'].map(
      (name) => attributeOf(one, name),
    )
    const expected = index === 0 && first !== undefined ? `${first} eager high` : `${src} lazy auto`
    const found = `${src} ${loading} ${priority}`
    return found === expected ? [] : [`${found} instead of ${expected}`]
  })
}
