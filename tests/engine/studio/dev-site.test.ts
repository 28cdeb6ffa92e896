import { EventEmitter } from 'node:events'
import { readFileSync, rmSync, unwatchFile, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { compileProject } from '../../../src/site-folder/project.ts'
import { devSite } from '../../../src/studio/dev-site.ts'
import { copyOfExample } from './example.ts'

const nothing = () => undefined

/** A fake development server with the methods that the plugin uses. */
function standIn() {
  const watcher = Object.assign(new EventEmitter(), { add: nothing })
  const client = { hot: { send: nothing }, moduleGraph: { getModuleById: nothing } }
  const server = {
    watcher,
    middlewares: { use: nothing },
    ws: { on: nothing },
    httpServer: null,
    config: { logger: { info: nothing, warn: nothing } },
    environments: { client },
  }
  // The rest is not used before pages are requested.
  return server as unknown as ViteDevServer
}

/** A copy of the example site with the plugin and its server. */
async function developing() {
  const project = copyOfExample()
  const { plugin, state } = await devSite(project)
  const { configureServer, hotUpdate } = plugin
  if (typeof configureServer !== 'function' || typeof hotUpdate !== 'object')
    throw new Error('The plugin knows neither servers nor when the site file changes.')
  const server = standIn()
  // The plugin does not use the logger of Vite.
  configureServer.call({} as never, server)
  onTestFinished(() => unwatchFile(project.siteFile))
  return { project, state, server, hotUpdate }
}

test.each(['change', 'unlink'] as const)(
  'after the %s of an image, the next save uses the current files',
  async (event) => {
    const { project, state, server } = await developing()
    const picture = join(project.publicDir, 'pictures/wheel.svg')
    const before = state.site
    const updated = new Promise<void>((done) => state.onUpdate(done))
    if (event === 'unlink') rmSync(picture)
    else writeFileSync(picture, readFileSync(picture, 'utf8').replace(/width="\d+"/, 'width="481"'))
    server.watcher.emit('all', event, picture)
    await updated
    const fresh = await compileProject(project)
    expect(state.diagnostics).toEqual(fresh.diagnostics)
    expect(state.site).toEqual(fresh.value ?? before)
    // Otherwise the changed picture is not on any page.
    expect([fresh.value, fresh.diagnostics]).not.toEqual([before, []])
  },
)

test('ignores content that the watcher read before a newer write', async () => {
  const { project, state, server, hotUpdate } = await developing()
  const good = state.text ?? ''
  const [first, second] = [`${good}# one\n`, `${good}# two\n`]
  /** @param meanwhile what becomes of the file before its reader has the text */
  const noticed = async (meanwhile: () => void) => {
    const read = async () => {
      const text = readFileSync(project.siteFile, 'utf8')
      await Promise.resolve()
      return text
    }
    const event = { type: 'update' as const, file: project.siteFile, modules: [], timestamp: 0 }
    const done = hotUpdate.handler.call(
      // The plugin uses nothing else.
      { environment: { name: 'client' } } as never,
      { ...event, read, server },
    )
    meanwhile()
    await done
  }
  writeFileSync(project.siteFile, first)
  await noticed(() => {
    writeFileSync(project.siteFile, second)
    state.update(second)
  })
  expect(state.text).toBe(second)
  writeFileSync(project.siteFile, first)
  await noticed(nothing)
  expect(state.text).toBe(first)
})

test('reports an empty site file and keeps the last valid site', async () => {
  const { project, state } = await developing()
  const { site } = state
  writeFileSync(project.siteFile, '')
  await vi.waitFor(
    () => expect(state.errors.map(({ diagnostic }) => diagnostic.code)).toEqual(['yaml/empty']),
    { timeout: 300_000 },
  )
  expect(state.site).toBe(site)
})
