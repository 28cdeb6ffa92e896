/** What a visitor's window is in, as the model has it. Pure data. */
import { type Facts, pathIn } from './facts.ts'

/** A step of the window's history. Steps of one document are gone through without loading it. */
export interface Entry {
  /** Path and place. */
  readonly address: string
  readonly document: number
}

/** The fields of the contact form by name. */
export const FIELDS = ['name', 'email', 'contact', 'message'] as const
export type FieldName = (typeof FIELDS)[number]

/** What stands in a field: nothing, or something that is right or wrong there. */
export type Filling = 'empty' | 'right' | 'wrong'

export interface FormState {
  readonly filled: Readonly<Record<FieldName, Filling>>
  /** Fields that say that they are wrong. */
  readonly wrong: readonly FieldName[]
  /** Until when the message is shown that the request was stored; ms. */
  readonly toastUntil: number | null
}

export interface State {
  readonly entries: readonly Entry[]
  readonly at: number
  /** Path that the document was loaded with. */
  readonly first: string
  /** How many documents were begun. */
  readonly documents: number
  /** Whether the browser shows a page of its own, because it could not load one. */
  readonly lost: boolean
  readonly online: boolean
  readonly width: number
  readonly scheme: 'light' | 'dark'
  readonly moving: boolean
  /** Time that the site's own timers have seen, in ms. */
  readonly now: number
  /** The panel or the menu that is open. */
  readonly open: string | null
  /** What had the focus when it was opened. */
  readonly before: readonly string[] | null
  /** The panel whose place the pointer is in. */
  readonly pointer: string | null
  /** When panels close that the pointer has left; ms. */
  readonly leaving: Readonly<Record<string, number>>
  /** Panels that the pointer has opened, until they are clicked. */
  readonly hovered: readonly string[]
  /** The panel that a link has asked for, and when it opens; ms. */
  readonly asked: { readonly panel: string; readonly at: number } | null
  /** Open sections of the menu. */
  readonly sections: readonly string[]
  /** Open items in the content of the page, by their place. */
  readonly details: readonly number[]
  readonly bannerRests: boolean
  readonly form: FormState
  /** Until when it is shown that the address was copied; ms. */
  readonly copiedUntil: number | null
  /** What may have the focus; null is anything that can be seen. */
  readonly focus: readonly string[] | null
  /** Whether the page is to be at its top. */
  readonly atTop: boolean
  /** Where the page behind the menu is held; px. */
  readonly heldAt: number | null
  /** Messages of the browser that the visitor had to confirm. */
  readonly alerts: readonly string[]
  /** Whether time enough has passed for everything to have come to rest. */
  readonly rested: boolean
}

export const MENU = 'menu'

export const EMPTY_FORM: FormState = {
  filled: { name: 'empty', email: 'empty', contact: 'empty', message: 'empty' },
  wrong: [],
  toastUntil: null,
}

/** Just arrived with a link from elsewhere. */
export const arrivedAt = (path: string, width: number): State => ({
  entries: [{ address: path, document: 0 }],
  at: 0,
  first: path,
  documents: 1,
  lost: false,
  online: true,
  width,
  scheme: 'light',
  moving: false,
  now: 0,
  open: null,
  before: null,
  pointer: null,
  leaving: {},
  hovered: [],
  asked: null,
  sections: [],
  details: [],
  bannerRests: false,
  form: EMPTY_FORM,
  copiedUntil: null,
  focus: ['body'],
  atTop: false,
  heldAt: null,
  alerts: [],
  rested: false,
})

/** The address that the window shows. */
export const addressOf = ({ entries, at }: State): string => entries[at]?.address ?? '/'

export const pathOf = (state: State): string => pathIn(addressOf(state))

export const isNarrow = ({ shell }: Facts, { width }: State): boolean =>
  width < shell.behaviour.mobileBelowPx

/** Whether a panel is open, and not the menu. */
export const hasPanel = ({ open }: State): boolean => open !== null && open !== MENU

export const hasForm = ({ contact }: Facts, state: State): boolean => pathOf(state) === contact.path
