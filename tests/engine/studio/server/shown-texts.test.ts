import { describe, expect, test } from 'vitest'
import { expand } from '../../../../src/content/validate/expand.ts'
import { renderPage } from '../../../../src/publish/render.tsx'
import { compileProject, getProject } from '../../../../src/site-folder/project.ts'
import { readPublicFiles } from '../../../../src/site-folder/public-files.ts'
import { NormalizedText } from '../../../../src/studio/edit/normalized-text.ts'
import { parseCached } from '../../../../src/studio/edit/parse-cached.ts'
import { studioState } from '../../../../src/studio/protocol/state.ts'
import {
  findShownTexts,
  type PageProps,
  parseShownNodes,
} from '../../../../src/studio/server/shown-texts.ts'
import { vocabulary } from '../../../../src/theme/sections/schemas.ts'

/** One in ten pages of a large site, or all of them in long runs. */
const step = process.env.FUZZ_RUNS ? 1 : 10

/** What the client parses. */
const received = studioState.pick({ texts: true, nodes: true })

const siteIn = async (folder: string) => {
  const project = getProject({ SITE_DIR: folder })
  const { value, findOrigin, source } = await compileProject(project)
  const { tree } = parseCached(new NormalizedText(source.text).text)
  if (!value || !findOrigin || !tree) throw new Error('The site has errors, see `npm run check`.')
  return { folder, value, findOrigin, tree, files: await readPublicFiles(project.publicDir) }
}
const sites = await Promise.all(['.', 'tests/example'].map(siteIn))

describe.each(sites)('the site in $folder', ({ value, findOrigin, tree, files }) => {
  const { shell, pages } = value
  const context = { vocabulary, files }
  const render = async (one: PageProps) => (await renderPage(one.shell, one.page)).html
  const site = { render, findOrigin, tree, context }

  test('maps nearly all visible text and every image to its place in the file', async () => {
    let [known, all] = [0, 0]
    for (const [index, page] of pages.entries()) {
      if (pages.length > 30 && index % step > 0) continue
      const found = await findShownTexts(site, { shell, page }, index)
      const sent = JSON.parse(JSON.stringify(found))
      expect(received.parse(sent)).toEqual(sent)
      const html = await render({ shell, page })
      // The marks do not change what is visible.
      expect(found.nodes.map(({ text }) => text)).toEqual(
        parseShownNodes(html).map(({ text }) => text),
      )
      const shown = found.nodes.map(({ text, textIndex }) => ({
        text: text.trim(),
        place: textIndex === undefined ? undefined : found.texts[textIndex],
      }))
      for (const { text, place } of shown) {
        // The size of a drawing is not text.
        if (/^0 0 [\d.]+ [\d.]+$/.test(text)) continue
        all += text.length
        if (!place) continue
        known += text.length
        if (!place.template.includes('{')) expect(place.template).toContain(text)
      }
      const pictures = shown.flatMap(({ place }) => place?.image ?? [])
      expect(pictures.length).toBe(html.match(/<img|<video[^>]*poster|<svg/g)?.length ?? 0)
      expect(pictures.filter(({ alt, decorative }) => !alt === !decorative)).toEqual([])
    }
    // Dates, opening hours and file sizes are computed.
    expect(known / all).toBeGreaterThan(0.97)
  })

  test('describes a text by its title and limit', async () => {
    const [page] = pages
    if (!page) throw new Error('The site has no pages.')
    const { texts } = await findShownTexts(site, { shell, page }, 0)
    const ofPage = (at: readonly (string | number)[]) => at[0] === 'routes'
    expect(texts.filter(({ title }) => title === '')).toEqual([])
    expect(texts.filter(({ at, maxLength }) => ofPage(at) && maxLength === undefined)).toEqual([])
    expect(expand(tree, [...vocabulary.kinds.keys()]).diagnostics).toEqual([])
  })
})
