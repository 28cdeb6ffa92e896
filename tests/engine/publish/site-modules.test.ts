import { expect, test } from 'vitest'
import type { CompiledSite } from '../../../src/content/model.ts'
import { routeKey } from '../../../src/contract/routes.ts'
import { pageModule, type SiteState, siteModules } from '../../../src/publish/site-modules.ts'
import { compileProject, projectOf } from '../../../src/site-folder/project.ts'
import { callHook } from './plugins.ts'

const { value } = await compileProject(projectOf(process.env))
if (!value) throw new Error('The site has errors, see `npm run check`.')
const site: CompiledSite = value

/** The code of a virtual module, by the name under which it is imported. */
function codeOf(name: string, state: SiteState = { site }, mode?: 'dev' | 'build'): string {
  const plugin = siteModules(state)
  const id = callHook(plugin, 'resolveId', [name])
  const loaded = callHook(plugin, 'load', [String(id)], mode)
  return Object(loaded).code
}

/** What a module exports whose imports play no part. */
const valueIn = (code: string, name: string): unknown =>
  JSON.parse(new RegExp(`^export const ${name} = (.*)$`, 'm').exec(code)?.[1] ?? '')

test('the shell is one module', () => {
  expect(valueIn(codeOf('virtual:shell'), 'shell')).toEqual(site.shell)
})

test('every page is a module of its own, under its own id', () => {
  for (const page of site.pages) {
    expect(callHook(siteModules({ site }), 'resolveId', [`virtual:page/${page.id}`])).toBe(
      pageModule(page.id),
    )
    expect(valueIn(codeOf(`virtual:page/${page.id}`), 'page')).toEqual(page)
  }
})

test('in development a page is imported only when it is wanted', () => {
  const code = codeOf('virtual:pages', { site }, 'dev')
  const loaders = [...code.matchAll(/^("[^"]+"): \(\) => import\("virtual:page\/([^"]+)"\)/gm)]
  expect(loaders.map(([, path = '', id]) => [JSON.parse(path), id])).toEqual(
    site.pages.map(({ path, id }) => [routeKey(path), id]),
  )
  expect(code).not.toMatch(/^import .*virtual:page/m)
  for (const { title } of site.pages) expect(code).not.toContain(title)
})

test('a built site has no list of pages that would grow with it', () => {
  const code = codeOf('virtual:pages', { site }, 'build')
  for (const { path } of site.pages.slice(1)) expect(code).not.toContain(path)
  expect(code.length).toBeLessThan(100)
})

test('text stays text', () => {
  const [first] = site.pages
  const title = `</script>"'\`\${x}\\\u2028\u2029\n\u{1f309}`
  const changed = { ...site, pages: [{ ...Object(first), id: 'odd', title }] }
  const code = codeOf('virtual:page/odd', { site: changed })
  const page: unknown = new Function(code.replace('export const page =', 'return'))()
  expect(Object(page).title).toBe(title)
})

test('what is not made of the site is left to others', () => {
  const plugin = siteModules({ site })
  for (const name of ['virtual:other', 'virtual:page/', 'react', './virtual:shell']) {
    expect(callHook(plugin, 'resolveId', [name])).toBeUndefined()
  }
  expect(callHook(plugin, 'load', [pageModule('no-such-page')])).toBeNull()
})

test('a module follows the site as it changes', () => {
  const state: { site: CompiledSite } = { site }
  const before = codeOf('virtual:shell', state)
  state.site = {
    ...site,
    shell: { ...site.shell, words: { ...site.shell.words, openMenu: 'Open' } },
  }
  expect(codeOf('virtual:shell', state)).not.toBe(before)
})

test('only in development does a module hand on its changes', () => {
  for (const name of ['virtual:shell', 'virtual:pages', `virtual:page/${site.pages[0]?.id}`]) {
    expect(codeOf(name, { site }, 'dev')).toContain('import.meta.hot')
    expect(codeOf(name, { site }, 'build')).not.toContain('import.meta.hot')
  }
})
