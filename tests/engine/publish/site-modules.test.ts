import { expect, test } from 'vitest'
import type { CompiledSite } from '../../../src/content/model.ts'
import { type SiteState, siteModules } from '../../../src/publish/site-modules.ts'
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
