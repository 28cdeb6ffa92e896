import type { ComponentType } from 'react'
import type { Section } from '../model.ts'
import type { Kind } from './schemas.ts'

/** A section of one kind, ready to show. */
export type SectionOf<K extends Kind> = Extract<Section, { readonly kind: K }>

/** The component that shows a section of one kind. */
export type View<K extends Kind> = ComponentType<SectionOf<K> & { readonly level: 1 | 2 }>

/** One loader for every kind of the vocabulary: a missing or swapped one does not compile. */
export type Views = { readonly [K in Kind]: () => Promise<View<K>> }

/** Kind -> view, loaded when a page needs it: one line each. `schemas.ts` holds the other list. */
export const views = {
  hero: () => import('./hero/Hero.tsx').then((module) => module.Hero),
  stats: () => import('./stats/Stats.tsx').then((module) => module.Stats),
  accordion: () => import('./accordion/Accordion.tsx').then((module) => module.Accordion),
  process: () => import('./process/Process.tsx').then((module) => module.Process),
  grid: () => import('./grid/Grid.tsx').then((module) => module.Grid),
  prose: () => import('./prose/Prose.tsx').then((module) => module.Prose),
  projects: () => import('./projects/Projects.tsx').then((module) => module.Projects),
  banner: () => import('./banner/Banner.tsx').then((module) => module.Banner),
  testimonial: () => import('./testimonial/Testimonial.tsx').then((module) => module.Testimonial),
  contact: () => import('./contact/Contact.tsx').then((module) => module.Contact),
  offices: () => import('./offices/Offices.tsx').then((module) => module.Offices),
  logos: () => import('./logos/Logos.tsx').then((module) => module.Logos),
  'call-to-action': () =>
    import('./call-to-action/CallToAction.tsx').then((module) => module.CallToAction),
  links: () => import('./links/Links.tsx').then((module) => module.Links),
  'case-study': () => import('./case-study/CaseStudy.tsx').then((module) => module.CaseStudy),
} satisfies Views
