/**
 * `npm run generate [-- NAME…]` writes files that are derived from the code:
 *   schema        schemas/site.schema.json, for completion in editors
 *   diagnostics   docs/diagnostics.md
 *   reference     docs/reference.md
 *   pictures      pictures of README.md and docs/reference.md, taken in the site and the gallery
 *   guide         pictures of docs/editing-guide.md, taken in the studio
 * Without a name it writes the text files: schema, diagnostics and reference. The others start a browser.
 */
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const write = (url: URL, text: string): void => {
  writeFileSync(url, text)
  console.log(`Wrote ${relative(process.cwd(), fileURLToPath(url))}`)
}

const textFiles: Readonly<Record<string, () => Promise<void>>> = {
  schema: async () => {
    const { SCHEMA_FILE, formatSiteSchema } = await import('./json-schema/json-schema.ts')
    write(SCHEMA_FILE, formatSiteSchema())
  },
  diagnostics: async () => {
    const { DIAGNOSTICS_FILE, createDiagnosticsPage } = await import(
      './diagnostics-doc/diagnostics-doc.ts'
    )
    write(DIAGNOSTICS_FILE, createDiagnosticsPage())
  },
  reference: async () => {
    const { REFERENCE_FILE, createReference } = await import('./reference/reference.ts')
    write(REFERENCE_FILE, createReference())
  },
}

const generators: typeof textFiles = {
  ...textFiles,
  pictures: async () => (await import('./screenshots/docs-pictures.ts')).takeDocsPictures(),
  guide: async () => (await import('./screenshots/guide.ts')).takeGuidePictures(),
}

async function main(args: readonly string[]): Promise<number> {
  const names = args.length > 0 ? args : Object.keys(textFiles)
  const unknown = names.find((name) => !(name in generators))
  if (unknown !== undefined) {
    console.error(`Cannot generate "${unknown}". Available: ${Object.keys(generators).join(', ')}`)
    return 2
  }
  for (const name of names) await generators[name]?.()
  return 0
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  },
)
