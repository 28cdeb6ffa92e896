import type { z } from 'zod'
import { vocabularyOf } from '../../schemas/vocabulary.ts'
import { accordion } from './accordion/schema.ts'
import { banner } from './banner/schema.ts'
import { callToAction } from './call-to-action/schema.ts'
import { caseStudy } from './case-study/schema.ts'
import { contact } from './contact/schema.ts'
import { grid } from './grid/schema.ts'
import { hero } from './hero/schema.ts'
import { links } from './links/schema.ts'
import { logos } from './logos/schema.ts'
import { offices } from './offices/schema.ts'
import { process } from './process/schema.ts'
import { projects } from './projects/schema.ts'
import { prose } from './prose/schema.ts'
import { stats } from './stats/schema.ts'
import { testimonial } from './testimonial/schema.ts'

/** The section kinds of this project: one line each. `views.ts` holds the other list. */
export const vocabulary = vocabularyOf([
  hero,
  stats,
  accordion,
  process,
  grid,
  prose,
  projects,
  banner,
  testimonial,
  contact,
  offices,
  logos,
  callToAction,
  links,
  caseStudy,
])

/** A valid site as zod gives it: references are still references. */
export type Site = z.output<typeof vocabulary.site>

/** A valid section, one of the kinds above. */
export type SectionSource = Site['routes'][number]['sections'][number]

/** The name of a section kind. */
export type Kind = SectionSource['kind']
