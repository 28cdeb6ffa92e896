import { Memory } from '../../src/content/memory.ts'
import { compileText, getProject } from '../../src/site-folder/project.ts'
import { readPublicFiles } from '../../src/site-folder/public-files.ts'
import { manyPages } from './many-pages.ts'
import { type Row, ratioOf } from './ratio.ts'

const project = getProject({})
const publicFiles = await readPublicFiles(project.publicDir)
const SIZE = 300

const compiling = (text: string, memory?: Memory) => {
  const { diagnostics } = compileText(project, publicFiles, { text, ...(memory && { memory }) })
  const [error] = diagnostics.filter(({ severity }) => severity === 'error')
  if (error) throw new Error(error.message)
}

/** How the work of the compiler grows, and what it remembers between two saves. */
export async function compilingRows(): Promise<Row[]> {
  const [some, more] = [manyPages(SIZE), manyPages(4 * SIZE)]
  const memory = new Memory()
  let saves = 0
  const save = () => {
    saves += 1
    compiling(some.replace('no other page has', `no other page has ${saves}`), memory)
  }
  return [
    {
      what: `compile ${4 * SIZE} pages`,
      against: `compile ${SIZE} pages`,
      ratio: await ratioOf(
        () => compiling(more),
        () => compiling(some),
      ),
      most: 6,
    },
    {
      what: `compile ${SIZE} pages after a change of one sentence`,
      against: 'compile them anew',
      ratio: await ratioOf(save, () => compiling(some)),
      most: 0.5,
    },
  ]
}
