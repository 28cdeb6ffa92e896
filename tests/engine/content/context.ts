import { type Context, createContext } from '../../../src/content/context.ts'
import { createSource } from '../../../src/content/diagnostics/position.ts'
import type { PublicFiles } from '../../../src/content/model.ts'
import { expand } from '../../../src/content/validate/expand.ts'
import { vocabulary } from '../../../src/theme/sections/schemas.ts'
import { treeOf } from './tree.ts'

export function contextOf(text: string, publicFiles: PublicFiles = new Map()): Context {
  const root = treeOf(text)
  const expanded = expand(root, [...vocabulary.kinds.keys()], vocabulary.createDefaults)
  return createContext({
    source: createSource('site.yaml', text),
    root,
    expanded,
    publicFiles,
    vocabulary,
  })
}
