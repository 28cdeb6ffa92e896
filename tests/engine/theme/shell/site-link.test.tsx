import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Link } from '../../../../src/content/model.ts'
import { SiteLink } from '../../../../src/theme/ui/SiteLink.tsx'
import { attributeOf, elementsOf, textOf } from '../../browser/markup.ts'
import { Surroundings } from './surroundings.tsx'

/** The one element that a link is on the page at `/Here`. */
function elementOf(to: Link, label?: string) {
  const html = renderToStaticMarkup(
    <Surroundings path="/Here">
      <SiteLink to={to} label={label} className="own">
        Words
      </SiteLink>
    </Surroundings>,
  )
  const [element, ...more] = elementsOf(html).filter(
    (one) => !/^(html|head|body)$/.test(one.tagName),
  )
  if (!element || more.length > 0) throw new Error(`Not one element: ${html}`)
  const { tagName } = element
  const attribute = (name: string) => attributeOf(element, name)
  return { tagName, attribute, text: textOf(element) }
}

const links: readonly (readonly [Link, string])[] = [
  [{ kind: 'route', href: '/There' }, '/There'],
  [{ kind: 'route', href: '/There#place' }, '/There#place'],
  [{ kind: 'route', href: '/Here#place' }, '/Here#place'],
  [{ kind: 'anchor', href: '#place' }, '#place'],
  [{ kind: 'external', href: 'mailto:ann@example.org' }, 'mailto:ann@example.org'],
  [{ kind: 'panel', href: '/', panel: 'services' }, '/'],
  [{ kind: 'dead', href: '/gone' }, '/gone'],
]

test.for(links)('%o is a link that works without scripts', ([to, href]) => {
  const { tagName, attribute, text } = elementOf(to)
  expect([tagName, attribute('href'), text]).toEqual(['a', href, 'Words'])
  expect(attribute('class')).toBe('own')
  expect(attribute('aria-current')).toBeUndefined()
})

test('a control that does nothing is a button that sends nothing', () => {
  const { tagName, attribute, text } = elementOf({ kind: 'nothing' })
  expect([tagName, attribute('type'), text]).toEqual(['button', 'button', 'Words'])
  expect(attribute('class')).toBe('own')
})

test('only a link to the page itself is current', () => {
  expect(elementOf({ kind: 'route', href: '/Here' }).attribute('aria-current')).toBe('page')
  expect(elementOf({ kind: 'dead', href: '/Here' }).attribute('aria-current')).toBeUndefined()
})

test.for([...links.map(([to]) => to), { kind: 'nothing' } as const])('%o takes a name', (to) => {
  expect(elementOf(to, 'Name').attribute('aria-label')).toBe('Name')
})
