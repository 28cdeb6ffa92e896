import type { CompiledSite } from '../content/model.ts'
import type { ExternalSources } from '../contract/headers.ts'
import { HIDE_PAST_EVENTS_HASH, hasEvents } from './past-events.ts'

export function collectExternalSources({
  publication: { scripts = [] },
  outlines,
  pages,
}: Pick<CompiledSite, 'publication' | 'outlines' | 'pages'>): ExternalSources {
  const frames = [...outlines.values()].flatMap((outline) => outline.frames ?? [])
  return {
    scripts: [
      ...scripts.map(({ src }) => src),
      ...(pages.some(hasEvents) ? [`'${HIDE_PAST_EVENTS_HASH}'`] : []),
    ],
    connections: unique(scripts.flatMap(({ connects = [] }) => connects)),
    frames: unique(frames.map((address) => new URL(address).origin)),
  }
}

const unique = (all: readonly string[]): string[] => [...new Set(all)].sort()
