import type { CompiledSite } from '../content/model.ts'
import type { ExternalSources } from '../contract/headers.ts'

export function collectExternalSources({
  publication: { scripts = [] },
  outlines,
}: Pick<CompiledSite, 'publication' | 'outlines'>): ExternalSources {
  const frames = [...outlines.values()].flatMap((outline) => outline.frames ?? [])
  return {
    scripts: scripts.map(({ src }) => src),
    connections: unique(scripts.flatMap(({ connects = [] }) => connects)),
    frames: unique(frames.map((address) => new URL(address).origin)),
  }
}

const unique = (all: readonly string[]): string[] => [...new Set(all)].sort()
