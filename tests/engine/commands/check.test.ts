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

/** What `npm run check` says with these arguments, without the start of a process. */
async function check(args: string[], env: NodeJS.ProcessEnv = {}) {
  const said: string[] = []
  const code = await checkSite(args, env, (text) => said.push(text))
  return { code, stdout: said.map((text) => `${text}\n`).join('') }
}

function fileWith(text: string): string {
  const path = join(folder, 'site.yaml')
  writeFileSync(path, text)
  return path
}

const misspelt = validSite.replace('headquarters: Rochester', 'headqarters: Rochester')

describe('a file with a mistake', () => {
  test('is told with its place, the line itself and advice', async () => {
    const path = fileWith(misspelt)
    const { code, stdout } = await check([path])
    expect(code).toBe(1)
    expect(stdout).toContain(`${relative(root, path)}:9:3  error`)
    expect(stdout).toMatch(/> +9 \| {3}headqarters: Rochester, NY\n +\| {3}\^{11}\n/)
    expect(stdout).toContain('Did you mean "headquarters"?')
    expect(stdout).toContain('1 error, 0 warnings')
    expect(stdout).not.toContain('is fine')
  })

  test('is mended without a question where there is none, and nothing else changes', async () => {
    const path = fileWith(misspelt)
    const { code, stdout } = await check([path, '--fix'])
    expect(code).toBe(0)
    expect(stdout).toContain(`${relative(root, path)}:9:3  fixed  `)
    expect(readFileSync(path, 'utf8')).toBe(validSite)
  })
})

test('errors come last, also those that stand earlier in the file than a warning', async () => {
  const flagged = '{ flagged: /Careers, reason: It was missing before. }'
  const both = misspelt.replace(
    '{ label: Careers, to: /Careers }',
    `{ label: Careers, to: ${flagged} }`,
  )
  const { stdout } = await check([fileWith(both)])
  expect(stdout.match(/ {2}(error|warning) {2}/g)).toEqual(['  warning  ', '  error  '])
})

describe('a file without mistakes', () => {
  test('is said to be fine, with the flagged links in one line, or each with its reason', async () => {
    const { code, stdout } = await check([fileWith(validSite)])
    expect(code).toBe(0)
    expect(stdout).toMatch(/^4 routes, 8 sections, .*links: \d+ resolve, 1 flagged\. \(--verbose/m)
    expect(stdout).not.toContain('nothing: Specified')
    expect(stdout).toContain('is fine.')
    const verbose = await check([fileWith(validSite), '--verbose'])
    expect(verbose.stdout).toMatch(/1 flagged\.\n.*:142:13 {2}nothing: Specified without/)
  })

  test('may be named by the environment, and npm may keep the option for itself', async () => {
    const path = fileWith(validSite)
    const { stdout } = await check([], { SITE_FILE: path, npm_config_json: 'true' })
    expect(JSON.parse(stdout)).toMatchObject({ file: relative(root, path), ok: true })
  })
})

test('a file that cannot be read is no mistake of the site', () => {
  const path = join(folder, 'nowhere.yaml')
  // The command itself, as somebody in the project's folder runs it.
  const args = ['--import', 'tsx', 'src/commands/check.ts', path]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toBe(`Cannot read ${relative(root, path)}: there is no such file.\n`)
})
