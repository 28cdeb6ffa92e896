/** Browser extensions change the document before hydration. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { exampleTest as test, waitForHydration } from './page-driver.ts'
import { example } from './page-parts.ts'
import { holdResponses } from './requests.ts'

const { path } = example.contactSection()

type Kind = (typeof KINDS)[number]

const KINDS = [
  'icon beside each field',
  'icon as the first child of each form',
  'toolbar at the start of the content',
  'element between list entries',
  'marked words',
  'replaced words',
  'removed pictures',
  'attributes and classes',
  'elements outside of the application',
] as const

/** Changes the document as an extension of this kind does. It runs in the page. */
function change(kind: Kind): void {
  const create = (name: string) => {
    const element = document.createElement(name)
    element.dataset.extension = kind
    return element
  }
  const forEach = (selector: string, act: (element: HTMLElement) => void) => {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) act(element)
  }
  const changes: Record<Kind, () => void> = {
    'icon beside each field': () =>
      forEach('main :is(input, textarea)', (field) => field.after(create('div'))),
    'icon as the first child of each form': () =>
      forEach('main form', (form) => form.prepend(create('span'))),
    'toolbar at the start of the content': () =>
      forEach('main', (main) => main.prepend(create('div'))),
    'element between list entries': () =>
      forEach('ul > li:first-child', (entry) => entry.after(create('li'))),
    'marked words': () =>
      forEach('main p, main h1', (text) => {
        const mark = create('mark')
        mark.append(...text.childNodes)
        text.append(mark)
      }),
    'replaced words': () =>
      forEach('main p, footer a', ({ firstChild }) => {
        if (firstChild?.nodeType === Node.TEXT_NODE) firstChild.nodeValue = 'Replaced'
      }),
    'removed pictures': () => forEach('main img', (picture) => picture.remove()),
    'attributes and classes': () =>
      forEach('#root *', (element) => {
        element.setAttribute('data-checked', 'true')
        element.classList.add('extension')
        element.style.outlineColor = 'red'
      }),
    'elements outside of the application': () => {
      document.head.append(create('meta'))
      document.body.append(create('div'))
      document.documentElement.append(create('div'))
    },
  }
  changes[kind]()
}

const countKeptElements = (page: Page) =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll('main *, header *, footer *')]
    const kept = elements.filter((one) => 'isOriginal' in one)
    return { kept: kept.length, all: elements.length }
  })

/** Runs in the page when the document is parsed: before the start script where that is held, else after it. */
const markAndChange = (kind: Kind) => `
  for (const element of document.querySelectorAll('#root *')) element.isOriginal = true;
  (${change.toString()})(${JSON.stringify(kind)})`

/** Waits until the application is hydrated and the form validates. */
async function expectWorkingForm(page: Page): Promise<void> {
  await waitForHydration(page)
  await page.locator('main form [name=email]').fill('nobody')
  await page.locator('main form [aria-invalid]').waitFor()
}

test('hydrates in place after extensions have changed the document', async ({ reuse }) => {
  const page = await reuse()
  for (const kind of KINDS) {
    await page.goto(path)
    await page.evaluate(markAndChange(kind))
    await expectWorkingForm(page)
    const { kept, all } = await countKeptElements(page)
    expect(kept, kind).toBe(all)
  }
})

test('hydrates after an extension has changed the document before the start script', async ({
  reuse,
}) => {
  const page = await reuse()
  const release = await holdResponses(page, /\/assets\/start-[^/]*\.js$/)
  const waiting = page.goto(path)
  await page.locator('#root footer').last().waitFor({ state: 'attached' })
  for (const kind of KINDS) await page.evaluate(markAndChange(kind))
  release()
  await waiting
  await expectWorkingForm(page)
})
