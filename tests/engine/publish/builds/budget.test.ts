import type { Plugin } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Representation } from '../../../../src/contract/manifest.ts'
import { GALLERY_PATH } from '../../../../src/studio/gallery/messages.ts'
import { budgets, overweight, type Weight } from '../../../budgets.ts'
import { attributeOf, elementsOf, modulesOf } from '../../browser/markup.ts'
import { realBuild } from './real-build.ts'

const real = await realBuild()
const modules = new Set<string>()

/** Notes what the chunks of the browser are made of. */
const noteModules: Plugin = {
  name: 'test:note-modules',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    for (const one of Object.values(bundle)) {
      if (one.type === 'chunk') for (const id of one.moduleIds) modules.add(id)
    }
  },
}

beforeAll(() => real.build(noteModules))
afterAll(() => real.remove())

const sent = (representations: readonly (Representation | undefined)[]): number =>
  representations.reduce((sum, one) => sum + (one?.bytes ?? Number.NaN), 0)

function weights(): Weight[] {
  const { pages, files } = real.manifest()
  return Object.entries(pages).map(([path, page]) => {
    const text = real.read(page.file)
    const fonts = new Set([...text.matchAll(/url\((\/[^)]+\.woff2)\)/g)].map((found) => found[1]))
    const named = elementsOf(text).flatMap((element) =>
      element.tagName === 'script' ? (attributeOf(element, 'src') ?? []) : [],
    )
    const pictures = new Set(
      elementsOf(text).flatMap((element) =>
        element.tagName === 'img' ? (attributeOf(element, 'src') ?? []) : [],
      ),
    )
    const scripts = [...named, ...modulesOf(text)]
    return {
      path,
      scripts: sent(scripts.map((address) => files[address]?.encodings.br)),
      document: sent([page.encodings.br]),
      fonts: sent([...fonts].map((address) => files[address ?? ''])),
      pictures: sent(
        [...pictures].map((address) => files[address]?.encodings.br ?? files[address]),
      ),
    }
  })
}

describe('a built site', () => {
  test('keeps to the budgets on every page', () => {
    const all = weights()
    expect(all).toHaveLength(real.site.pages.length)
    expect(overweight(all)).toEqual([])
    for (const { scripts, document, fonts } of all) {
      expect(fonts).toBeGreaterThan(budgets.fonts / 2)
      expect(scripts).toBeGreaterThan(budgets.scripts / 2)
      expect(document).toBeGreaterThan(1000)
    }
  })

  test('has nothing in its chunks that only the build needs', () => {
    const ids = [...modules]
    expect(ids.some((id) => id.includes('/node_modules/react-dom/'))).toBe(true)
    const foreignRequests =
      /\/node_modules\/(zod|yaml)\/|\/schemas\/|\/schema\.ts$|\/src\/(content|publish|server|studio)\//
    expect(ids.filter((id) => foreignRequests.test(id))).toEqual([])
  })

  test('has no trace of the gallery, which is for development only', () => {
    expect([...modules].filter((id) => id.includes('/src/studio/'))).toEqual([])
    const { pages, files, notFound } = real.manifest()
    expect(notFound.template).not.toContain(GALLERY_PATH)
    const texts = [...Object.values(pages), ...Object.values(files)]
    expect(texts.filter(({ file }) => real.read(file).includes(GALLERY_PATH))).toEqual([])
  })

  test('has no trace of zod, yaml or the development build of React in the text of its chunks', () => {
    const { files } = real.manifest()
    const scripts = Object.values(files).filter(({ type }) => type.startsWith('text/javascript'))
    expect(scripts.length).toBeGreaterThan(real.site.pages.length)
    for (const { file } of scripts) {
      expect(real.read(file), file).not.toMatch(
        /ZodError|invalid_type|YAMLParseError|tag:yaml\.org|react-dom-client\.development/,
      )
    }
  })
})

describe('the check', () => {
  const within = { path: '/', ...budgets }

  test('lets through what is exactly within', () => expect(overweight([within])).toEqual([]))

  test.for(['scripts', 'document', 'fonts', 'pictures'] as const)(
    'notices one byte too much of %s, and says where the limit stands',
    (name) => {
      const heavy = { ...within, path: '/heavy', [name]: budgets[name] + 1 }
      expect(overweight([within, heavy])).toEqual([
        expect.stringMatching(new RegExp(`^/heavy: .* ${name}, .*tests/budgets\\.ts`)),
      ])
    },
  )
})
