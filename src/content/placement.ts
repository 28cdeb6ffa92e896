import type { Image, Link, RichText } from '../../schemas/resolved.ts'

export interface Crumb {
  readonly label: string
  /** Canonical path with anchor. Missing if there is no page, or it is the current one. */
  readonly href?: string
}

export interface ShownDate {
  /** ISO 8601. */
  readonly iso: string
  /** In the language of the page. */
  readonly text: string
}

/** A page in a list of pages. */
export interface Entry {
  readonly title: string
  readonly href: string
  readonly text: string
  readonly date?: ShownDate
  readonly image?: Image
}

export interface ListedEvent {
  readonly title: string
  readonly when: ShownDate
  /** Date and time in UTC; without Z, in the time zone of the visitor. */
  readonly ends: string
  /** When the site was built. */
  readonly isPast?: true
  readonly place?: string
  readonly to?: Link
  readonly note?: RichText
  /** Position in the section, for an event that is no page. */
  readonly index?: number
  /** Path of the page of the event. */
  readonly page?: string
}

/** An event for calendars and search engines. */
export interface CalendarEvent {
  readonly title: string
  /** In ms. Days start at midnight in UTC. */
  readonly start: number
  /** The last day of an event without times ends at midnight in UTC. */
  readonly end?: number
  readonly isAllDay: boolean
  readonly place?: string
  readonly href?: string
  readonly note?: RichText
  /** Path of the page of the event. */
  readonly page?: string
  readonly isPast: boolean
}

/** When and where the event of a page takes place. */
export interface PageEvent {
  readonly when: ShownDate
  readonly place?: string
  /** Address of the calendar file. */
  readonly calendar: string
}

/** The place of a page in a list that continues on further pages. */
export interface Paging {
  readonly number: number
  readonly total: number
  readonly previous?: string
  readonly next?: string
}

export interface PagePosition {
  /** Prefix of the collection and number, at least two digits: `S 04`. */
  readonly code?: string
  readonly total?: number
  readonly date?: ShownDate
  /** From the home page to this one; only this one on the home page. */
  readonly breadcrumbs: readonly Crumb[]
}

/** A link to another page of the collection. */
export interface NextPage {
  /** Text above the link. */
  readonly label: string
  readonly name: string
  readonly href: string
  readonly code?: string
  readonly image?: Image
}

export interface PagePlacement extends PagePosition {
  /** Number in the collection, from 1, in the order of the file. */
  readonly number?: number
  readonly event?: PageEvent
  readonly collection?: string
  readonly hidden?: true
  /** Of a dated page: the one before it. */
  readonly previous?: NextPage
  /** The next page of the collection. Without dates, the first one follows the last. */
  readonly next?: NextPage
}
