import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { findReferences } from '../../../../src/content/resolve/references.ts'
import { expand } from '../../../../src/content/validate/expand.ts'
import { vocabulary } from '../../../../src/theme/sections/schemas.ts'
import { validSite } from '../../faults/fixture.ts'
import { compiled, errorsIn } from '../../properties/compiled.ts'
import { changed } from '../../properties/generated/breaks.ts'
import type { JsonMap } from '../../properties/generated/json.ts'
import { treeOf } from '../tree.ts'

const site: JsonMap = parse(validSite)
const { value, toSourcePath } = expand(treeOf(validSite), [...vocabulary.kinds.keys()])
const places = [...findReferences(vocabulary.site, value)].flatMap(({ ref, path }) =>
  ref.ref === 'richText' ? [toSourcePath(path)] : [],
)

test('a link in any running text resolves, is flagged or is reported', () => {
  const { flagged = 0 } = compiled(validSite).links ?? {}
  fc.assert(
    fc.property(fc.constantFrom(...places), (path) => {
      const compileWith = (target: string) =>
        compiled(stringify(changed(site, path, `Read [all about it](${target}) here.`)))
      expect(errorsIn(compileWith('/careers').diagnostics)).toEqual([])
      expect(errorsIn(compileWith('/zzqxv').diagnostics)).toMatchObject([
        { code: 'link/dead', path },
      ])
      const kept = compileWith('flagged:/zzqxv "not written yet"')
      expect(errorsIn(kept.diagnostics)).toEqual([])
      expect(kept.links?.flagged).toBeGreaterThan(flagged)
    }),
    { numRuns: 8 },
  )
})
