import { z } from 'zod'
import type { Path } from '../../content/model.ts'

export const isPath = (value: unknown): value is Path =>
  Array.isArray(value) &&
  value.every((step) => typeof step === 'string' || typeof step === 'number')

export const path = z.custom<Path>(isPath)

export const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly()

/** Ordered and without overlaps. */
export const splices = list(
  z.object({
    from: z.number().int().nonnegative(),
    to: z.number().int().nonnegative(),
    insert: z.string(),
  }),
).refine((all) =>
  all.every(({ from, to }, index) => from <= to && from >= (all[index - 1]?.to ?? 0)),
)

export const image = z.object({
  src: z.string(),
  alt: z.string().optional(),
  decorative: z.literal(true).optional(),
  focus: z.unknown().optional(),
  caption: z.string().optional(),
})

export type ImageValue = z.infer<typeof image>
