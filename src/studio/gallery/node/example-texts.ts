/** The examples of all section kinds as they are written. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createSource, type Source } from '../../../content/diagnostics/position.ts'

/** One example in its file. */
export interface ExampleText {
  readonly kind: string
  /** Its key in the file. */
  readonly name: string
  readonly source: Source
  /** The line of its key, from 1. */
  readonly line: number
  /** The lines below its key. */
  readonly body: readonly string[]
}

const FILE = 'example.yaml'

/** Where a file has examples, and of which kind. */
const EXAMPLE_FILE = /\/([^/]+)\/example\.yaml$/

/** Whether a path is that of a file with examples in a folder of kinds. */
export const isExampleFile = (path: string, folder: string): boolean =>
  path.startsWith(folder) && EXAMPLE_FILE.test(path)

/**
 * Every example of every kind. The texts are cut apart by their lines and not parsed, so that what is
 * wrong with one is found by the compiler and leaves the others alone.
 * @param folder the folder of the kinds: `<kind>/example.yaml`
 */
export function exampleTexts(folder: string): ExampleText[] {
  return readdirSync(folder)
    .filter((kind) => existsSync(join(folder, kind, FILE)))
    .flatMap((kind) => {
      const path = join(folder, kind, FILE)
      const text = readFileSync(path, 'utf8')
      return cutApart(kind, createSource(relative(process.cwd(), path), text))
    })
}

/** A key of the file itself whose value stands below it. */
const NAME = /^([A-Za-z][\w-]*):\s*(#.*)?$/

function cutApart(kind: string, source: Source): ExampleText[] {
  const lines = source.text.split(/\r?\n/)
  const starts = lines.flatMap((line, index) => {
    const name = NAME.exec(line)?.[1]
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
