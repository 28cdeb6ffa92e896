import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createServer } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { developmentConfig } from '../../../src/studio/development.ts'

test('the development server serves no requests of visitors and no password', async () => {
  // Inside of the checkout, whose other files are served.
  mkdirSync('node_modules/.cache', { recursive: true })
  const folder = mkdtempSync(join(process.cwd(), 'node_modules/.cache/site-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync('tests/example/site.yaml', join(folder, 'site.yaml'))
  for (const name of ['.site', 'data', 'other']) {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, 'secret.json'), '{}')
  }
  vi.stubEnv('SITE_DIR', folder)
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })

  const config = await developmentConfig(false)
  const server = await createServer({
    ...config,
    configFile: false,
    logLevel: 'silent',
    server: { ...config.server, port: 0 },
  })
  onTestFinished(() => server.close())
  await server.listen()
  const address = server.httpServer?.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const getStatus = async (name: string) =>
    (
      await fetch(
        `http://127.0.0.1:${port}/@fs${pathToFileURL(folder).pathname}/${name}/secret.json?raw`,
      )
    ).status

  expect(await getStatus('other')).toBe(200)
  expect(await getStatus('data')).toBe(403)
  expect(await getStatus('.site')).toBe(403)
})
