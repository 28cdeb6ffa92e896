import pMap from 'p-map'
import type { CompiledSite, Image } from '../../content/model.ts'
import { readPublishedFile } from '../../site-folder/public-files.ts'
import { createLazyFile, type FileCache, openFileCache, readAgain } from '../file-cache.ts'
import type { PublishedFile } from '../published-files.ts'
import { createFileNamer, isResizable, type OriginalImage, type Resize, resize } from './resize.ts'
import { addSrcSets, findImages } from './site-images.ts'

/** In px. Phones have 360 to 440 CSS px with a pixel ratio up to 3. */
const WIDTHS = [480, 800, 1320, 1920, 2560] as const
const LARGEST = WIDTHS[4]

/** Minimum ratio between the image and a smaller width. */
const CLEARLY = 1.2

/** Smaller files get no variants. */
const LARGE_BYTES = 100_000

/** Each resize uses all threads and much memory. */
const AT_ONCE = { concurrency: 2 }

interface Folders {
  readonly publicDir: string
  readonly cacheDir: string
}

export interface ResponsiveSite<S extends CompiledSite> {
  readonly site: S
  readonly files: readonly PublishedFile[]
  readonly warnings: readonly string[]
}

/** Adds `srcset` to all images of a site. Reuses the variants of earlier builds. */
export async function createResponsiveImages<S extends CompiledSite>(
  site: S,
  { publicDir, cacheDir }: Folders,
  make: Resize = resize,
): Promise<ResponsiveSite<S>> {
  const { base } = site.publication
  const store = openFileCache(cacheDir)
  const srcSets = new Map<string, string>()
  const files: PublishedFile[][] = []
  const left: string[] = []
  const size = async ({ src, width, height }: Image, index: number) => {
    const name = decodeURIComponent(src).slice(base.length)
    try {
      const original = { name, body: readPublishedFile(publicDir, name), width, height }
      const sizes = await smaller(original, store, make)
      if (sizes.length === 0) return
      const getAddress = (file: string) => `${base}/assets/${file}`
      files[index] = sizes.map(({ file, read }) => createLazyFile(getAddress(file), read, true))
      const named = sizes.map((one) => `${getAddress(one.file)} ${one.width}w`)
      const isEnough = sizes.at(-1)?.width === LARGEST
      srcSets.set(src, [...named, ...(isEnough ? [] : [`${src} ${width}w`])].join(', '))
    } catch (error) {
      const [reason] = String(error instanceof Error ? error.message : error).split('\n')
      left.push(`public${name} cannot be made smaller for phones: ${reason}. Save the file again.`)
    }
  }
  await pMap([...findImages(site).values()], size, AT_ONCE)
  return { site: addSrcSets(site, srcSets), files: files.flat(), warnings: left.sort() }
}

/** Variants from small to large; empty for small images. */
async function smaller(original: OriginalImage, store: FileCache, make: Resize) {
  const { width: own } = original
  if (original.body.length <= LARGE_BYTES || !isResizable(original)) return []
  const getName = createFileNamer(original)
  const found: { readonly file: string; readonly width: number; readonly read: () => Buffer }[] = []
  for (const width of WIDTHS.filter((one) => one * CLEARLY <= own)) {
    const file = getName(width)
    const known = store.read(file)
    const body = known ?? (await resizeIfSmaller(original, width, make))
    if (!known) store.put(file, body)
    if (body.length > 0) found.push({ file, width, read: () => readAgain(store, file) })
  }
  return found
}

/** Empty if the variant saves nothing, so that it is not tried again. */
async function resizeIfSmaller(original: OriginalImage, width: number, make: Resize) {
  const made = await make(original, width)
  return made.length < original.body.length ? made : Buffer.alloc(0)
}
