import type { ComponentType } from 'react'
import type { Section } from '../model.ts'
import { Accordion } from './accordion/Accordion.tsx'
import { Banner } from './banner/Banner.tsx'
import { CallToAction } from './call-to-action/CallToAction.tsx'
import { Grid } from './grid/Grid.tsx'
import { Hero } from './hero/Hero.tsx'
import { Links } from './links/Links.tsx'
import { Logos } from './logos/Logos.tsx'
import { Offices } from './offices/Offices.tsx'
import { Process } from './process/Process.tsx'
import { Projects } from './projects/Projects.tsx'
import { Prose } from './prose/Prose.tsx'
import type { Kind } from './schemas.ts'
import { Stats } from './stats/Stats.tsx'
import { Testimonial } from './testimonial/Testimonial.tsx'

/** A section of one kind, ready to show. */
export type SectionOf<K extends Kind> = Extract<Section, { readonly kind: K }>

/** The component that shows a section of one kind. */
export type View<K extends Kind> = ComponentType<SectionOf<K> & { readonly level: 1 | 2 }>

/** A view that only few pages need and that is too large for the others: it comes with those pages. */
export interface RareView<K extends Kind> {
  readonly load: () => Promise<View<K>>
}

/** An entry for every kind of the vocabulary: a missing or swapped one does not compile. */
export type Views = { readonly [K in Kind]: View<K> | RareView<K> }

/** Kind -> view: one line each. `schemas.ts` holds the other list. */
export const views = {
  hero: Hero,
  stats: Stats,
  accordion: Accordion,
  process: Process,
  grid: Grid,
  prose: Prose,
  projects: Projects,
  banner: Banner,
  testimonial: Testimonial,
  contact: { load: () => import('./contact/Contact.tsx').then((module) => module.Contact) },
  offices: Offices,
  logos: Logos,
  'call-to-action': CallToAction,
  links: Links,
  'case-study': {
    load: () => import('./case-study/CaseStudy.tsx').then((module) => module.CaseStudy),
  },
} satisfies Views
