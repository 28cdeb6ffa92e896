/** Publishing with a stand-in for the build, which reports what the real one would. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type PublishOptions, publishSite } from '../../../src/publication/publish-site.ts'
import { getProject } from '../../../src/site-folder/project.ts'

/** @param command words of `publishCommand` */
export function createSite(command?: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'site publishing-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const project = getProject({ SITE_DIR: folder })
  cpSync('tests/example/site.yaml', project.siteFile)
  if (command) {
    const key = `publication:\n  publishCommand: ${JSON.stringify(command)}`
    writeFileSync(project.siteFile, read(project.siteFile).replace('publication:', key))
  }
  mkdirSync(project.publicDir)
  writeFileSync(join(project.publicDir, 'a.txt'), 'A')
  return project
}

export const read = (file: string): string => readFileSync(file, 'utf8')

/** A program that behaves as the build. @param ending code that runs after the messages */
const createBuild = (siteFile: string, ending = ''): string[] => [
  process.execPath,
  '-e',
  `process.send({ type: 'stage', name: 'Checking' })
  process.send({ type: 'stage', name: 'Rendering' })
  process.send({ type: 'count', done: 1, total: 2 })
  ${ending || `process.send({ type: 'built', text: require('fs').readFileSync(${JSON.stringify(siteFile)}, 'utf8'), addresses: ['/', '/Jobs'] })`}`,
]

export async function publish(
  project: ReturnType<typeof createSite>,
  given: Partial<PublishOptions> & { readonly ending?: string } = {},
) {
  const { ending, ...options } = given
  const stages: string[] = []
  const result = await publishSite(project, {
    command: undefined,
    commitMessage: undefined,
    signal: new AbortController().signal,
    onStage: (name, detail) => stages.push(`${name} ${detail}`.trim()),
    buildCommand: createBuild(project.siteFile, ending),
    ...options,
  })
  return { stages, ...result }
}
