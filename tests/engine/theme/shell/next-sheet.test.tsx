import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NextSheet } from '../../../../src/theme/shell/NextSheet.tsx'
import { attributeOf, elementsOf, textOf } from '../../browser/markup.ts'
import { Surroundings, site } from './surroundings.tsx'

const [page] = site.pages.filter(({ sheet }) => sheet.next?.image)
const next = page?.sheet.next

const shown = (of: NonNullable<typeof next>) => {
  const elements = elementsOf(
    renderToStaticMarkup(
      <Surroundings path={page?.path ?? ''}>
        <NextSheet of={of} />
      </Surroundings>,
    ),
  )
  return (tag: string) => elements.filter(({ tagName }) => tagName === tag)
}

test('the next sheet is one link, named like its page; its picture is no part of the name', () => {
  if (!next) throw new Error('No set of the site leads on.')
  const of = shown(next)
  expect(of('a').map((link) => [attributeOf(link, 'href'), textOf(link)])).toEqual([
    [next.href, next.name],
  ])
  expect(of('p').map(textOf)).toEqual([`${next.label} ${next.code}`, next.name])
  expect(of('img').map((one) => [attributeOf(one, 'src'), attributeOf(one, 'alt')])).toEqual([
    [next.image?.src, ''],
  ])
  const { image: _, ...bare } = next
  expect(shown(bare)('img')).toEqual([])
})
