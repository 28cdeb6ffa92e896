import type { Download } from '../../../../schemas/resolved.ts'

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** `2.4 MB` in the format of a language. */
function formatBytes(bytes: number, language: string): string {
  const power = Math.min(3, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  const value = bytes / 1000 ** power
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: UNITS[power] ?? 'byte',
    // The short form has no plural in some languages: 310 bytes, but 2.4 MB.
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power > 1 && value < 10 ? 1 : 0,
  }).format(value)
}

/** `(PDF, 2.4 MB)` */
export const formatDetails = ({ type, bytes }: Download, language: string): string =>
  `(${bytes ? `${type}, ${formatBytes(bytes, language)}` : type})`
