import { z } from 'zod'

const bundledFile = z.strictObject({
  fileName: z.string(),
  /** Base64 for assets. */
  body: z.string(),
  /** Undefined for assets. */
  chunk: z
    .strictObject({
      imports: z.array(z.string()),
      /** Path of the module that the chunk was made for. */
      source: z.string().optional(),
    })
    .optional(),
})

export const bundleSchema = z.strictObject({
  client: z.array(bundledFile),
  renderer: z.array(bundledFile),
})

export type BundledFile = z.infer<typeof bundledFile>
export type Bundle = z.infer<typeof bundleSchema>

export const readBundledFile = ({ body, chunk }: BundledFile): Buffer =>
  Buffer.from(body, chunk ? 'utf8' : 'base64')
