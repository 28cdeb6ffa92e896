import type { Context } from '../context.ts'
import { missingAlt } from '../diagnostics/image-messages.ts'
import { didYouMean } from '../diagnostics/schema-messages.ts'
import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { locate } from '../locate.ts'
import { suggestAddress, suggestImage } from './suggest-address.ts'
import type { Targets } from './targets.ts'

export const addAddressHints = (
  diagnostics: readonly SpanDiagnostic[],
  { root, targets }: Context,
): SpanDiagnostic[] =>
  diagnostics.map((one) => {
    const key = one.path.at(-1)
    if (one.code !== 'schema/format' || !/^(to|src|alt)$/.test(String(key))) return one
    const { tree, found } = locate(root, one.path)
    if (!found || tree.kind !== 'scalar' || typeof tree.value !== 'string') return one
    if (one.path[0] === 'theme') return one
    if (key === 'alt') return tree.value.trim() === '' ? { ...one, hint: missingAlt().hint } : one
    const suggestion = (key === 'to' ? suggestAddress : suggestImage)(tree.value, targets)
    if (suggestion !== undefined)
      return { ...one, hint: didYouMean(suggestion), replacement: suggestion }
    return { ...one, hint: key === 'to' ? pages(targets) : PICTURE }
  })

const PICTURE =
  'Copy the file to the public folder, and write its address there, such as /images/name.svg.'

function pages({ pages: known }: Targets): string {
  const [first, second] = [...known.values()].map(({ path }) => path)
  return `Write the path of a page, such as ${second ?? first ?? '/'}, or the address of another site, such as https://www.example.com.`
}
