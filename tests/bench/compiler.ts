import { CompileCache } from '../../src/content/cache.ts'
import { compileText, getProject } from '../../src/site-folder/project.ts'
import { readPublicFiles } from '../../src/site-folder/public-files.ts'
import { createLargeSite } from './large-site.ts'
import { measureRatio, type Row } from './ratio.ts'

const project = getProject({})
const publicFiles = await readPublicFiles(project.publicDir)
const SIZE = 300

const compiling = (text: string, cache?: CompileCache) => {
  const { diagnostics } = compileText(project, publicFiles, { text, ...(cache && { cache }) })
  const [error] = diagnostics.filter(({ severity }) => severity === 'error')
  if (error) throw new Error(error.message)
}

/** Growth of the work with the size of the site, and the effect of the cache on an edit. */
export async function benchCompiler(): Promise<Row[]> {
  const [some, more] = [createLargeSite(SIZE), createLargeSite(4 * SIZE)]
  const cache = new CompileCache()
  let saves = 0
  const save = () => {
    saves += 1
    compiling(some.replace('no other page has', `no other page has ${saves}`), cache)
  }
  return [
    {
      work: `compile ${4 * SIZE} pages`,
      reference: `compile ${SIZE} pages`,
      ratio: await measureRatio(
        () => compiling(more),
        () => compiling(some),
      ),
      max: 6,
    },
    {
      work: `compile ${SIZE} pages after a change of one sentence`,
      reference: 'compile all of them',
      ratio: await measureRatio(save, () => compiling(some)),
      max: 0.5,
    },
  ]
}
