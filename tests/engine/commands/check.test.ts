import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkSite } from '../../../src/commands/check-site.ts'
import { getPlaces } from '../../../src/site-folder/places.ts'
import { validSite } from '../faults/fixture.ts'
import { createSuiteFolder } from '../server/temp-folders.ts'

const { root } = getPlaces({})
const folder = createSuiteFolder()

/** Runs `npm run check` in this process. */
async function check(args: string[], env: NodeJS.ProcessEnv = {}) {
  const output: string[] = []
  const code = await checkSite(args, env, (text) => output.push(text))
  return { code, stdout: output.map((text) => `${text}\n`).join('') }
}

function writeSite(text: string): string {
  const path = join(folder, 'site.yaml')
  writeFileSync(path, text)
  return path
}

const misspelt = validSite.replace('headquarters: Rochester', 'headqarters: Rochester')

describe('a file with an error', () => {
  test('prints location, source line and hint', async () => {
    const path = writeSite(misspelt)
    const { code, stdout } = await check([path])
    expect(code).toBe(1)
    expect(stdout).toContain(`${relative(root, path)}:9:3  error`)
    expect(stdout).toMatch(/> +9 \| {3}headqarters: Rochester, NY\n +\| {3}\^{11}\n/)
    expect(stdout).toContain('Did you mean "headquarters"?')
    expect(stdout).toContain('1 error, 0 warnings')
    expect(stdout).not.toContain('No errors')
  })

  test('applies a safe fix with --fix and changes nothing else', async () => {
    const path = writeSite(misspelt)
    const { code, stdout } = await check([path, '--fix'])
    expect(code).toBe(0)
    expect(stdout).toContain(`${relative(root, path)}:9:3  fixed  `)
    expect(readFileSync(path, 'utf8')).toBe(validSite)
  })
})

test('prints errors after warnings', async () => {
  const flagged = '{ flagged: /Careers, reason: It was missing before. }'
  const both = misspelt.replace(
    '{ label: Careers, to: /Careers }',
    `{ label: Careers, to: ${flagged} }`,
  )
  const { stdout } = await check([writeSite(both)])
  expect(stdout.match(/ {2}(error|warning) {2}/g)).toEqual(['  warning  ', '  error  '])
})

describe('a file without errors', () => {
  test('counts flagged links, and lists them with --verbose', async () => {
    const { code, stdout } = await check([writeSite(validSite)])
    expect(code).toBe(0)
    expect(stdout).toMatch(/^4 routes, 8 sections, .*links: \d+ resolve, 1 flagged\. \(--verbose/m)
    expect(stdout).not.toContain('nothing: Specified')
    expect(stdout).toContain('✓ No errors')
    const verbose = await check([writeSite(validSite), '--verbose'])
    expect(verbose.stdout).toMatch(/1 flagged\.\n.*:142:13 {2}nothing: Specified without/)
  })

  test('reads SITE_FILE and options that npm turned into variables', async () => {
    const path = writeSite(validSite)
    const { stdout } = await check([], { SITE_FILE: path, npm_config_json: 'true' })
    expect(JSON.parse(stdout)).toMatchObject({ file: relative(root, path), ok: true })
  })
})

test('exits with 2 when the file cannot be read', () => {
  const path = join(folder, 'nowhere.yaml')
  const args = ['src/commands/run.js', 'check', path]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toBe(`Cannot read ${relative(root, path)}: there is no such file.\n`)
})
