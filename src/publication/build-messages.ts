import { z } from 'zod'

/** What a build tells the process that started it. */
export const buildMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('stage'), name: z.string() }),
  z.object({ type: z.literal('count'), done: z.number(), total: z.number() }),
  z.object({ type: z.literal('failed'), message: z.string() }),
  /** `text` of the site file, `addresses` of its pages without the base path. */
  z.object({ type: z.literal('built'), text: z.string(), addresses: z.array(z.string()) }),
])

export type BuildMessage = z.infer<typeof buildMessage>
