import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openParsedParts } from '../../../src/site-folder/parsed-parts.ts'
import { compileProject, getProject } from '../../../src/site-folder/project.ts'
import { createTestFolder } from '../server/temp-folders.ts'

const original = getProject({ SITE_DIR: 'tests/example' })
const text = readFileSync(original.siteFile, 'utf8')

test.each([
  ['valid', text],
  ['faulty, with unusual values', `${text}\nunknown: [.inf, -0, 0x1f, "a\\tb", no, ~]\n`],
])(
  'a file that is %s compiles to the same site with parts of an earlier process',
  async (_, content) => {
    const project = { ...original, root: createTestFolder() }
    const compileWith = async (sources: string) => {
      const { cache, save } = openParsedParts(project, sources)
      const { value, diagnostics } = await compileProject(project, content, cache)
      save()
      return { value, diagnostics }
    }
    const { value, diagnostics } = await compileProject(project, content)
    const expected = { value, diagnostics }
    expect(await compileWith('a')).toEqual(expected)
    expect(await compileWith('a')).toEqual(expected)
    expect(await compileWith('b')).toEqual(expected)
    const folder = join(project.root, 'node_modules/.cache/parts')
    const [file = ''] = readdirSync(folder)
    const saved = readFileSync(join(folder, file), 'utf8')
    const damaged = saved.replaceAll(',0,', ',8,')
    expect(damaged).not.toEqual(saved)
    writeFileSync(join(folder, file), damaged)
    expect(await compileWith('b')).toEqual(expected)
  },
)
