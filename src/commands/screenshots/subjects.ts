import type { Page } from 'playwright-core'
import type { CompiledSite } from '../../content/model.ts'

/** Something to photograph. */
export interface Subject {
  /** How it is labelled: the path of a page, or the name of a state. */
  readonly name: string
  readonly path: string
  /** Brings a page into a state that is worth a picture of its own. */
  readonly prepare?: (page: Page) => Promise<void>
  /** Whether it looks like this in a window of this width; everywhere if that is not said. */
  readonly fits?: (width: number) => boolean
  /** Shows the window and not the whole page: what is open hangs in the window. */
  readonly isWindow?: boolean
}

/**
 * All pages in the order of the site file, and after them what shows only once a visitor does something.
 * @param only paths and names to pick; none: all
 * @throws if one of them is not there
 */
export function selectSubjects(site: CompiledSite, only: readonly string[]): Subject[] {
  const pages = site.pages.map(({ path }) => ({ name: path, path }))
  const all = [...pages, ...createStates(site)]
  const unknown = only.find((name) => all.every((one) => one.name !== name))
  if (unknown !== undefined) {
    const states = createStates(site).map(({ name }) => name)
    throw new Error(
      `There is no page at ${unknown}, and no state of that name (${states.join(', ')}).`,
    )
  }
  return only.length === 0 ? all : all.filter(({ name }) => only.includes(name))
}

/** Not what the contact form takes for an email address, and for a phone number. */
const WRONG = ['nobody', 'none'] as const

function createStates({ shell, outlines }: CompiledSite): Subject[] {
  const isMobile = (width: number) => width < shell.behaviour.mobileBelowPx
  const form = [...outlines].find(([, { hasForm }]) => hasForm)?.[0]
  const states: Subject[] = [
    {
      name: 'panel-open',
      path: '/',
      fits: (width) => !isMobile(width),
      isWindow: true,
      prepare: async (page) => {
        await page.locator('header button[data-panel]').first().click()
        await page.locator('header [popover]:popover-open').waitFor()
      },
    },
    {
      name: 'menu-open',
      path: '/',
      fits: isMobile,
      isWindow: true,
      prepare: async (page) => {
        await page.getByRole('button', { name: shell.words.openMenu, exact: true }).click()
        await page.locator('[data-menu]:popover-open').waitFor()
      },
    },
    { name: 'not-found', path: '/no-such-page' },
  ]
  if (form) states.push({ name: 'form-with-errors', path: form, prepare: fillInWrong })
  return states
}

async function fillInWrong(page: Page): Promise<void> {
  const [email, phone] = WRONG
  await page.locator('main input[type=email]').fill(email)
  await page.locator('main input[type=tel]').fill(phone)
  await page.locator('main [aria-invalid]').first().waitFor()
  // The pointer and the cursor are no part of the picture.
  await page.locator('main input[type=tel]').blur()
}
