import { describe, expect } from 'vitest'
import { arrive, test } from '../visitor.ts'
import { axeComplaints, Explained, inBothSchemes } from './axe.ts'
import { NARROW, WIDE } from './explanations.ts'
import { catches, elements, path, style } from './planting.ts'
import { differences, headerOf } from './sameness.ts'

const MAIN = '.planted'

describe('axe', () => {
  catches(
    (page) => axeComplaints(page, new Explained([...WIDE, ...NARROW])),
    [
      ['a button without a name', elements([{ tag: 'button' }]), /violates button-name/],
      [
        'grey text',
        elements([{ tag: 'p', text: 'Grey' }], `${MAIN}{color:#999}`),
        /violates color-contrast /,
      ],
      [
        'text that is only nearly dark enough',
        elements([{ tag: 'p', text: 'Grey' }], `${MAIN}{color:#6b6b6b;background:#fff}`),
        /violates color-contrast-enhanced /,
      ],
      [
        'targets of 20 px',
        elements(
          [
            { tag: 'button', text: 'a' },
            { tag: 'button', text: 'b' },
          ],
          `${MAIN}{position:absolute;inset:0 auto auto 0;inline-size:20px;block-size:20px}
           ${MAIN} + ${MAIN}{left:20px}`,
        ),
        /violates target-size/,
      ],
      ['a picture without words', elements([{ tag: 'img' }]), /violates image-alt/],
      ['a field without a label', elements([{ tag: 'input' }]), /violates label /],
      ['a second main part', elements([{ tag: 'main' }]), /violates landmark-no-duplicate-main/],
      [
        'a paragraph that looks like a heading',
        elements(
          [
            { tag: 'p', text: 'Not a heading' },
            { tag: 'p', text: 'A long text that stands below the line that is none.' },
          ],
          `${MAIN}:not(${MAIN} + *){font-weight:800;font-size:2em}`,
        ),
        /violates p-as-heading/,
      ],
      [
        'a role that does not exist',
        elements([{ tag: 'p', attributes: { role: 'knob' } }]),
        /violates aria-roles/,
      ],
      [
        'a name that is not what is read',
        elements([{ tag: 'a', text: 'Offices', attributes: { href: '/', 'aria-label': 'Home' } }]),
        /violates label-content-name-mismatch/,
      ],
      [
        'a page without a language',
        (page) => page.evaluate(() => document.documentElement.removeAttribute('lang')),
        /violates html-has-lang/,
      ],
      [
        'something hidden without an explanation',
        elements([{ tag: 'p', text: 'Hidden' }], `${MAIN}{display:none}`),
        /leaves open hidden-content/,
      ],
      [
        'text on a picture without an explanation',
        elements([{ tag: 'p', text: 'Text' }], `${MAIN}{background:url(/favicon.svg)}`),
        /leaves open color-contrast/,
      ],
    ],
  )

  test('an explanation that nothing needs is noticed', async ({ reuse }) => {
    const page = await reuse()
    await arrive(page, path)
    const more = { rule: 'hidden-content', selector: 'main h1', reason: 'planted' }
    const explained = new Explained([...WIDE, more])
    await axeComplaints(page, explained)
    expect(explained.unneeded()).toContainEqual(expect.stringContaining('main h1'))
    expect(explained.unneeded()).not.toContainEqual(expect.stringContaining('header [popover]'))
  })
})

describe('light and dark', () => {
  catches(
    (page) => inBothSchemes(page, new Explained([...WIDE, ...NARROW])),
    [
      [
        'a text that is faint only where it is dark',
        style('@media (prefers-color-scheme:dark){main h1{color:#555}}'),
        /^dark: violates color-contrast /,
      ],
      [
        'a text that is lost where it is dark',
        style('@media (prefers-color-scheme:dark){main h1{visibility:hidden}}'),
        /in light surroundings: "H1 [-\d ]+ true"/,
      ],
    ],
  )

  test('a bar of its own on one page is noticed', async ({ reuse }) => {
    const page = await reuse()
    await arrive(page, path)
    const before = await headerOf(page)
    expect(await headerOf(page)).toEqual(before)
    await page.evaluate(() => document.querySelector('header a')?.setAttribute('href', '/else'))
    expect(differences(before, await headerOf(page), ['one', 'other'])).toHaveLength(1)
  })
})
