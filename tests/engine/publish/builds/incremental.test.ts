import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildSite } from '../../../../src/publish/build-site.ts'
import { createBundle } from '../../../../src/publish/bundle.ts'
import { compileProject, getProject } from '../../../../src/site-folder/project.ts'
import { createSuiteFolder } from '../../server/temp-folders.ts'

process.env.NODE_ENV = 'production'
const folder = createSuiteFolder()
const project = getProject({ SITE_DIR: 'tests/example' })
const original = readFileSync(project.siteFile, 'utf8')

const compileText = async (text: string) => {
  const { value, errors } = await compileProject(project, text)
  if (!value) throw new Error(JSON.stringify(errors))
  return value
}

const bundle = await createBundle(project, await compileText(original))

/** Builds into a folder and with a cache of this name. @returns all files */
async function build(text: string, name: string) {
  const outDir = join(folder, name)
  await buildSite({
    ...{ project: { ...project, outDir }, site: await compileText(text), inputs: 'inputs' },
    ...{ bundle, sources: 'sources', cacheDir: join(folder, `${name}-cache`) },
  })
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(outDir, file)).isFile(),
  )
  const contents = files.sort().map((file) => [file, readFileSync(join(outDir, file), 'latin1')])
  return Object.fromEntries(contents)
}

const TITLE = /^ {4}title: .*$/gm

/** Edits of the title of a page, and of the name of the company, which every page contains. */
const edit = fc
  .tuple(fc.nat(original.match(TITLE)?.length ?? 0), fc.stringMatching(/^[A-Z][a-z]{3,9}$/))
  .map(([at, word]) => (text: string) => {
    if (at === 0) return text.replace(/^ {2}name: .*$/m, `  name: ${word}`)
    let index = 0
    return text.replace(TITLE, (line) => (++index === at ? `    title: ${word}` : line))
  })

/** Gives one cached page the content of another, and shortens a third. */
function damageCache() {
  const cache = join(folder, 'again-cache/pages')
  const pages = readdirSync(cache).filter((name) => name.startsWith('page-'))
  const [first = '', second = '', third = ''] = pages
  writeFileSync(join(cache, first), readFileSync(join(cache, second)))
  writeFileSync(join(cache, third), readFileSync(join(cache, third)).subarray(1))
}

test('builds after edits, also with a damaged cache, are equal to builds from nothing', async () => {
  await fc.assert(
    fc.asyncProperty(edit, edit, async (...edits) => {
      let text = original
      await build(text, 'again')
      for (const change of edits) {
        text = change(text)
        const contents = await build(text, 'again')
        rmSync(join(folder, 'fresh-cache'), { recursive: true, force: true })
        expect(contents).toEqual(await build(text, 'fresh'))
        damageCache()
      }
    }),
    { numRuns: 1 },
  )
})
