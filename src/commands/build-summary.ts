import { join, relative } from 'node:path'
import type { BuildResult } from '../publish/build-site.ts'

const SHOWN_FILES = 5

/** Not part of the pages: the server and the description of the build. */
const INTERNAL = '.site/'

const formatBytes = (bytes: number): string =>
  bytes < 1_000_000 ? `${(bytes / 1000).toFixed(2)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`

/** Lists the largest files with their compressed size, then totals and reused files. @param outDir absolute */
export function formatSummary(
  { files, isBundleReused, reusedPages, reusedSocialImages }: BuildResult,
  outDir: string,
  pages: number,
): string {
  const folder = relative(process.cwd(), outDir) || '.'
  const sizes = new Map(files.map(({ file, bytes }) => [file, bytes]))
  const largest = files
    .filter(({ file }) => !file.startsWith(INTERNAL) && !/\.(br|gz)$/.test(file))
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, SHOWN_FILES)
    .map(({ file, bytes }) => ({ name: join(folder, file), bytes, small: sizes.get(`${file}.br`) }))
  const width = Math.max(0, ...largest.map(({ name }) => name.length))
  const lines = largest.map(({ name, bytes, small }) => {
    const compressed = small === undefined ? '' : ` │ brotli: ${formatBytes(small).padStart(9)}`
    return `${name.padEnd(width)}  ${formatBytes(bytes).padStart(9)}${compressed}`
  })
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0)
  const reused = [
    ...(isBundleReused ? ['scripts'] : []),
    ...(reusedPages > 0 ? [`${reusedPages} pages`] : []),
    ...(reusedSocialImages > 0 ? [`${reusedSocialImages} social images`] : []),
  ]
  const sum = `${pages} pages, ${files.length} files, ${formatBytes(total)}`
  return [...lines, '', `${sum}; reused: ${reused.join(', ') || 'nothing'}`].join('\n')
}
