import type { Picture } from './capture.ts'

/** A screenshot with its files, relative to the contact sheet. */
export interface Print {
  readonly picture: Picture
  readonly file: string
  readonly thumbnail: string
  /** Of the thumbnail, in px. */
  readonly width: number
  readonly height: number
}

/** In px: fits six pages of 1280 px or ten of 360 px. */
export const SHEET_WIDTH = 2088
const GAP = 24
const LABEL = 28

/** A quarter of the page, but large enough for headlines to be legible. */
export const getThumbnailWidth = (width: number): number => Math.max(180, Math.round(width / 4))

/**
 * Arranges screenshots in rows, and rows in parts.
 * @param maxHeight of a part, in px; a single row may be higher
 */
export function layOutRows(prints: readonly Print[], maxHeight: number): Print[][][] {
  const columns = Math.max(1, Math.floor((SHEET_WIDTH - GAP) / ((prints[0]?.width ?? 1) + GAP)))
  const parts: Print[][][] = []
  let filled = Number.POSITIVE_INFINITY
  for (let at = 0; at < prints.length; at += columns) {
    const row = prints.slice(at, at + columns)
    const height = Math.max(...row.map((print) => print.height)) + LABEL + GAP
    if (filled + height > maxHeight) {
      parts.push([])
      filled = 0
    }
    parts.at(-1)?.push(row)
    filled += height
  }
  return parts
}

const escapeText = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

const renderFigure = ({ picture, file, thumbnail, width, height }: Print): string => `
<figure><figcaption>${escapeText(picture.name)}${picture.isCut ? ' (cut)' : ''}</figcaption>
<a href="${escapeText(file)}"><img src="${escapeText(thumbnail)}" width="${width}" height="${height}" alt=""></a></figure>`

/** An HTML document with one section for each part. */
export const renderSheet = (title: string, parts: readonly Print[][][]): string => `<!doctype html>
<meta charset="utf-8"><title>${escapeText(title)}</title>
<style>
body{margin:0;background:#777;color:#fff;font:14px/${LABEL}px ui-monospace,monospace}
section{box-sizing:border-box;inline-size:${SHEET_WIDTH}px;padding:0 0 ${GAP}px ${GAP}px;background:#777}
section>div{display:flex;align-items:flex-start;gap:${GAP}px}
section>div+div{margin-block-start:${GAP}px}
figure{margin:0}
figcaption{block-size:${LABEL}px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis;inline-size:0;min-inline-size:100%}
img{display:block}
</style>
${parts.map((part) => `<section>${part.map((row) => `<div>${row.map(renderFigure).join('')}</div>`).join('')}</section>`).join('\n')}
`
