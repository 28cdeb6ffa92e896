import type { Edit } from '../edits.ts'

/** What is wrong, how it gets into the text of the site, and a part of the complaint that must follow. */
export type Fault = readonly [name: string, edit: Edit, complaint: string]
