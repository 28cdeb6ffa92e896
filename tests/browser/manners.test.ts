/** What visitors take for granted: keys do what they do everywhere, and nothing is kept or held behind their backs. */
import { expect, inject } from 'vitest'
import { pagePerLayout } from '../lighthouse/layouts.ts'
import { button, field, form, NAMES, path, SUCCESS, standIn, toast } from './form.ts'
import { scrollingComplaints } from './manners/keys.ts'
import { PLANTED } from './manners/plants.ts'
import { FULLEST, lengthComplaints, linesOf, typingComplaints } from './manners/typing.ts'
import { visitComplaints } from './manners/visit.ts'
import { barLink, inBar } from './parts.ts'
import { linksOf, textOf } from './reading.ts'
import { arrive, shown, test } from './visitor.ts'

const { pages, publication } = inject('site')
const layouts = pagePerLayout(pages)

test.for(NAMES)('every character can be typed into the field %s', async (name, { open }) => {
  const page = await open()
  await arrive(page, path)
  expect(await typingComplaints(page, name)).toEqual([])
})

test.for(['/', 'x', ' ', '.'].map((key, at) => [key, NAMES[at % NAMES.length] ?? 'name'] as const))(
  'a key %s that a page takes for itself is found out in the field %s',
  async ([key, name], { open }) => {
    const page = await open()
    await page.addInitScript((taken) => {
      addEventListener('keydown', (event) => event.key === taken && event.preventDefault())
    }, key)
    await arrive(page, path)
    expect(await typingComplaints(page, name)).not.toEqual([])
  },
)

test('the form takes values as long as the service does, and sends them whole', async ({
  open,
}) => {
  const page = await open()
  await arrive(page, path)
  expect(await lengthComplaints(page)).toEqual([])
  const answered = page.waitForResponse((response) => response.url().includes(form.endpoint))
  await button(page).click()
  const answer = await answered
  expect(await answer.json()).toEqual({ success: true })
  expect(Object.fromEntries(new URL(answer.url()).searchParams)).toEqual(FULLEST)
})

test.for(['name', 'email', 'contact'] as const)(
  'a field %s that takes less is found out',
  async (name, { open }) => {
    const page = await open()
    await arrive(page, path)
    await field(page, name).evaluate((it: HTMLInputElement) => {
      it.maxLength /= 2
    })
    expect(await lengthComplaints(page)).toContainEqual(expect.stringContaining(`${name} takes`))
  },
)

test('Enter in the message begins a new line and sends nothing', async ({ open }) => {
  const page = await open()
  const requests = await standIn(page, SUCCESS)
  await arrive(page, path)
  expect(await linesOf(page)).toBe('a\n\nb')
  expect(requests).toEqual([])
  // What was sent before would be first.
  await button(page).click()
  await toast(page).waitFor()
  expect(requests.map((one) => new URL(one.url()).searchParams.get('message'))).toEqual(['a\n\nb'])
})

test('a message that Enter sends is found out', async ({ open }) => {
  const page = await open()
  const requests = await standIn(page, SUCCESS)
  await page.addInitScript(() => {
    addEventListener('keydown', ({ key, target }) => {
      if (key === 'Enter' && target instanceof HTMLTextAreaElement) target.form?.requestSubmit()
    })
  })
  await arrive(page, path)
  await linesOf(page)
  await toast(page).waitFor()
  expect(requests).not.toEqual([])
})

test.for(layouts)('keys scroll $path', async ({ path }, { reuse }) => {
  const page = await reuse()
  await arrive(page, path)
  expect(await scrollingComplaints(page)).toEqual([])
})

test('keys scroll a page that was reached in place', async ({ open }) => {
  const page = await open()
  await arrive(page, '/')
  await inBar(page, barLink(0)).press('Enter')
  await shown(page, barLink(0).href)
  await page.waitForFunction(() => document.activeElement?.matches('h1'))
  expect(await scrollingComplaints(page)).toEqual([])
})

test.for([' ', 'PageDown', 'Home'])(
  'a key "%s" that does not scroll is found out',
  async (key, { open }) => {
    const page = await open()
    await arrive(page, '/')
    await page.evaluate((taken) => {
      addEventListener('keydown', (event) => event.key === taken && event.preventDefault())
    }, key)
    expect(await scrollingComplaints(page)).toContainEqual(
      expect.stringContaining(`"${key}" does not scroll`),
    )
  },
)

test.for(layouts)(
  '$path is the same for visitors with another language',
  async ({ path }, { reuse }) => {
    const told = []
    for (const options of [{}, { locale: 'de-DE', timezoneId: 'Asia/Tokyo' }]) {
      const page = await reuse(options)
      await arrive(page, path)
      const root = await page.evaluate(() =>
        [...document.documentElement.attributes]
          .map(({ name, value }) => `${name}=${value}`)
          .sort(),
      )
      expect(root).toContain(`lang=${publication.language}`)
      told.push([root, await textOf(page), await linksOf(page)])
    }
    expect(told[1]).toEqual(told[0])
  },
)

/** What the visit says in the console: an attempt to send something wrong is a part of it. */
const SAID = /^console\.log: The contact request was not sent/

test('a visit leaves nothing behind, holds nothing, and moves nothing smoothly', async ({
  open,
  troubles,
}) => {
  troubles.allow(SAID)
  expect(await visitComplaints(await open())).toEqual([])
})

test.for(PLANTED)('%s is found out', async ([, plant, complaint], { open, troubles }) => {
  troubles.allow(SAID)
  expect(await visitComplaints(await open(), plant)).toContainEqual(
    expect.stringMatching(complaint),
  )
})
