import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createSource, type Source } from '../../../content/diagnostics/position.ts'

export interface ExampleText {
  readonly kind: string
  readonly name: string
  readonly source: Source
  /** Line of the key, from 1. */
  readonly line: number
  readonly body: readonly string[]
}

const FILE = 'example.yaml'

const EXAMPLE_FILE = /\/([^/]+)\/example\.yaml$/

export const isExampleFile = (path: string, folder: string): boolean =>
  path.startsWith(folder) && EXAMPLE_FILE.test(path)

/** Splits files by lines without parsing, so that an error in one example does not affect the others. */
export function readExamples(folder: string): ExampleText[] {
  return readdirSync(folder)
    .filter((kind) => existsSync(join(folder, kind, FILE)))
    .flatMap((kind) => {
      const path = join(folder, kind, FILE)
      const text = readFileSync(path, 'utf8')
      return splitExamples(kind, createSource(relative(process.cwd(), path), text))
    })
}

const TOP_LEVEL_KEY = /^([A-Za-z][\w-]*):\s*(#.*)?$/

function splitExamples(kind: string, source: Source): ExampleText[] {
  const lines = source.text.split(/\r?\n/)
  const starts = lines.flatMap((line, index) => {
    const name = TOP_LEVEL_KEY.exec(line)?.[1]
    return name === undefined ? [] : [{ name, index }]
  })
  return starts.map(({ name, index }, at) => ({
    kind,
    name,
    source,
    line: index + 1,
    body: lines.slice(index + 1, starts[at + 1]?.index),
  }))
}
