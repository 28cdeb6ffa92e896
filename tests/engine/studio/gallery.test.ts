import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { getProject } from '../../../src/site-folder/project.ts'
import { readPublicFiles } from '../../../src/site-folder/public-files.ts'
import { LiveGallery } from '../../../src/studio/gallery/node/live-gallery.ts'
import type { ShownDiagnostic } from '../../../src/studio/live-site.ts'
import { examples } from '../theme/sections/examples.ts'

const project = getProject(process.env)
const publicFiles = await readPublicFiles(project.publicDir)

let folder: string
let diagnostics: ShownDiagnostic[]
let gallery: LiveGallery

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-gallery-'))
  cpSync(join(project.root, 'src/theme/sections'), folder, {
    recursive: true,
    filter: (path) => !path.endsWith('.ts') && !path.endsWith('.tsx'),
  })
  diagnostics = []
  const live = {
    publicFiles,
    get errors() {
      return diagnostics
    },
  }
  gallery = new LiveGallery(project, live, folder)
})

afterEach(() => rmSync(folder, { recursive: true }))

const fileOf = (kind: string) => join(folder, kind, 'example.yaml')

/** Rewrites an example file. @returns the line where the change starts */
function edit(kind: string, from: string, to: string): number {
  const text = readFileSync(fileOf(kind), 'utf8')
  expect(text).toContain(from)
  writeFileSync(fileOf(kind), text.replace(from, to))
  gallery.invalidate()
  return text.slice(0, text.indexOf(from)).split('\n').length
}

const example = (kind: string, name: string) =>
  gallery.state.examples.find((one) => one.kind === kind && one.name === name)

const errors = () => gallery.state.diagnostics

describe('the gallery', () => {
  test('contains all examples of all kinds', () => {
    const shown = gallery.state.examples.map(({ kind, name, page }) => ({
      ...{ kind, name },
      sections: page?.sections.map((one) => one.kind),
    }))
    expect(shown).toEqual(examples.map(({ kind, name }) => ({ kind, name, sections: [kind] })))
    expect(errors()).toEqual([])
    // A changed entry is shown in its current state.
    edit('grid', 'heading: Why choose us', 'heading: Why choose them')
    expect(example('grid', 'smallest')?.page?.sections[0]).toMatchObject({
      heading: 'Why choose them',
    })
  })

  test('reports errors with file and line of the example and keeps the last valid state', () => {
    const before = example('grid', 'usual')?.page
    const line = edit('grid', '  heading: Why Full Stack Matters', '  headin: Why')
    const [error, ...more] = errors()
    expect(more).toEqual([])
    expect(error?.diagnostic).toMatchObject({
      code: 'schema/unknown-key',
      range: { start: { line, column: 3 }, end: { line, column: 9 } },
      path: ['usual', 'headin'],
    })
    expect(error?.diagnostic.file).toMatch(/grid\/example\.yaml$/)
    expect(error?.open).toBe(`${fileOf('grid')}:${line}:3`)
    expect(error?.frame).toMatch(new RegExp(`^> +${line} \\|   headin: Why$`, 'm'))
    expect(example('grid', 'usual')).toMatchObject({ isFaulty: true, page: before })
  })

  test('creates missing pages that examples link to', () => {
    const siteFile = join(folder, 'site.yaml')
    const text = readFileSync(project.siteFile, 'utf8').replaceAll('/Contact-Us', '/Zzqxv')
    const { routes, ...site } = parse(text)
    const [first, ...others] = routes
    const pages = [{ ...first, formerly: ['/Contact-Us'] }, ...others]
    writeFileSync(siteFile, stringify({ ...site, routes: pages }))
    gallery = new LiveGallery({ ...project, siteFile }, { publicFiles, errors: [] }, folder)
    expect(errors()).toEqual([])
    expect(gallery.state.examples.filter(({ page }) => page)).toHaveLength(examples.length)
  })
})
