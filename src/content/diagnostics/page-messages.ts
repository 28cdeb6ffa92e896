import type { Message } from './span-diagnostic.ts'

export const longTitle = (length: number, max: number): Message => ({
  code: 'page/long-title',
  message: `This title is ${length} characters long, and search results cut it off after about ${max}.`,
  hint: 'Shorten it, and put the most important words first.',
})

export const descriptionLength = (length: number, min: number, max: number): Message => ({
  code: 'page/description-length',
  message: `This description is ${length} characters long, and search results show ${min} to ${max}.`,
  hint:
    length < min
      ? 'Describe what visitors find only on this page.'
      : 'Shorten it, and put the most important words first.',
})

export const sameTitle = (page: string): Message => ({
  code: 'page/same-title',
  message: `The page ${page} has the same title, so search results and tabs look the same.`,
  hint: 'Describe what is special about this page.',
})

export const sameDescription = (page: string): Message => ({
  code: 'page/same-description',
  message: `The page ${page} has the same description, so search results look the same.`,
  hint: 'Describe what is special about this page.',
})

export const nearCopy = (page: string, shared: number, all: number): Message => ({
  code: 'page/near-copy',
  message: `This page shares ${shared} of its ${all} sentences with ${page}.`,
  hint: 'Rewrite them for this page. Up to one sentence in ten may be the same.',
})

export const unlinkedPage = (): Message => ({
  code: 'page/unlinked',
  message:
    'The menu, the footer and the other pages do not link to this page, so visitors cannot find it.',
  hint: 'Link to it, for example under navigation or on a related page. If visitors reach it only by its address, add "unlinked: true" to the page.',
})

export const undatedPage = (): Message => ({
  code: 'schema/missing-key',
  message: 'This page has no date, but its collection has a feed.',
  hint: 'Add the day of its publication, such as "date: 2027-05-12".',
})

export const missingTimeZone = (): Message => ({
  code: 'schema/missing-key',
  message: 'A time needs the time zone of the site.',
  hint: 'Add "timeZone" under "publication", such as "timeZone: Europe/Warsaw", or write only the day.',
})

export const skippedTime = (time: string, timeZone: string): Message => ({
  code: 'schema/format',
  message: `The time ${time} does not exist in ${timeZone}, because clocks go forward.`,
  hint: 'Write a time before or after that.',
})

export const continuedList = (path: string, list: string): Message => ({
  code: 'route/reserved',
  message: `The path ${path} is reserved for the continuation of the list on ${list}.`,
  hint: 'Choose another path for this page.',
})

export const refusedFrame = (embedAddress: string | undefined): Message => ({
  code: 'link/refused-frame',
  message: 'This website does not allow its pages to be embedded, so visitors see an empty frame.',
  hint: embedAddress
    ? `Use its embed address: ${embedAddress}`
    : 'Choose "Share" and "Embed" on that website, and use the address after src=. If it offers none, link to the page instead.',
  replacement: embedAddress,
})

export const phoneOnly = (label: string): Message => ({
  code: 'link/phone-only',
  message: `The button "${label}" is shown only in the menu on phones, because there are no panels.`,
  hint: 'Add a link with the same target to navigation.bar, so that it is on wide screens as well.',
})

export const unusedNoticeLink = (): Message => ({
  code: 'link/notice',
  message: 'The text of this notice has links of its own, so the notice as a whole is not a link.',
  hint: 'Delete "to", or the links in the text.',
})
