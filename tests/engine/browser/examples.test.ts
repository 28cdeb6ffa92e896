/** The sites under `examples/`, each built from its own folder: they are made of defaults for the most part. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { compileProject, projectOf } from '../../../src/site-folder/project.ts'
import { start } from './processes.ts'
import { axeViolations } from './rules/axe.ts'
import { inState, openAll, read } from './rules/page.ts'
import { roomViolations } from './rules/room.ts'
import { brokenWords } from './rules/text.ts'
import { test } from './visitor.ts'

test.for(readdirSync('examples'))('%s has nothing wrong with it', async (name, { reuse }) => {
  const SITE_DIR = join('examples', name)
  const { value, diagnostics } = await compileProject(projectOf({ SITE_DIR }))
  expect(diagnostics).toEqual([])
  const folder = mkdtempSync(join(tmpdir(), 'site-example-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const { said, stop } = await start(
    ['--import', 'tsx', 'src/commands/start.ts'],
    {
      SITE_DIR,
      SITE_FILE: undefined,
      OUT_DIR: join(folder, 'dist'),
      PORT: '0',
      CONTACT_DATABASE_URL: `file:${folder}/db`,
    },
    /^Serving the site at (\S+)$/m,
  )
  onTestFinished(stop)
  const page = await reuse()
  const violations: string[] = []
  for (const { path } of value?.pages ?? []) {
    await page.setViewportSize({ width: 320, height: 800 })
    await read(page, `${said[0]}${path}`)
    await openAll(page)
    for (const [width, looks] of [
      [320, [roomViolations, brokenWords]],
      [1280, [axeViolations, roomViolations, brokenWords]],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      for (const look of looks)
        violations.push(...inState(`${path} at ${width} px`, await look(page)))
    }
  }
  expect(violations).toEqual([])
})
