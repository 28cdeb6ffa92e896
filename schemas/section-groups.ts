/** Groups of kinds in lists of section types. A header is the first section of a page. */
export const SECTION_GROUPS = {
  header: 'Page headers',
  text: 'Text',
  media: 'Pictures and media',
  list: 'Lists and figures',
  contact: 'People and contact',
} as const

export type SectionGroup = keyof typeof SECTION_GROUPS
