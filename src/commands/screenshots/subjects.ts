import type { Page } from 'playwright-core'
import type { CompiledSite } from '../../content/model.ts'

export interface Subject {
  /** Label: the path of a page, or the name of a state. */
  readonly name: string
  readonly path: string
  readonly prepare?: (page: Page) => Promise<void>
  /** Whether the state exists at this width. */
  readonly fits?: (width: number) => boolean
  /** Captures the viewport instead of the page, for popovers. */
  readonly isWindow?: boolean
}

/** @param only paths and names; empty selects all. @throws if one of them does not exist */
export function selectSubjects(site: CompiledSite, only: readonly string[]): Subject[] {
  const pages = site.pages.map(({ path }) => ({ name: path, path }))
  const all = [...pages, ...createStates(site)]
  const unknown = only.find((name) => all.every((one) => one.name !== name))
  if (unknown !== undefined) {
    const states = createStates(site).map(({ name }) => name)
    throw new Error(
      `"${unknown}" is neither the path of a page nor a state (${states.join(', ')}).`,
    )
  }
  return only.length === 0 ? all : all.filter(({ name }) => only.includes(name))
}

/** Neither an email address nor a phone number. */
const INVALID = ['no address', 'none'] as const

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
  if (form) states.push({ name: 'form-with-errors', path: form, prepare: fillInInvalid })
  return states
}

async function fillInInvalid(page: Page): Promise<void> {
  const [email, phone] = INVALID
  await page.locator('main input[type=email]').fill(email)
  await page.locator('main input[type=tel]').fill(phone)
  await page.locator('main [aria-invalid]').first().waitFor()
  await page.locator('main input[type=tel]').blur()
}
