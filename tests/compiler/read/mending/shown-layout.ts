import type { Repair } from '../../../../src/compiler/read/mending/repair.ts'

/** A repair in one string: code, line and columns that it marks, what it writes into which lines, its flags. */
export const shown = ({ note, line, from, to, lines, unusual, lossy }: Repair): string =>
  [
    `${note.code.replace('yaml/', '')} ${line}:${from}-${to}`,
    ...[...lines].map(([at, text]) => `${at}|${text}`),
    ...(unusual === undefined ? [] : [`unusual: ${unusual}`]),
    ...(lossy === undefined ? [] : [`lossy: ${lossy}`]),
  ].join(' / ')
