import type { Section as AnySection } from '../content/model.ts'
import { Draft } from './Draft.tsx'
import type { LoadedViews } from './loaded-page.ts'

interface Props {
  readonly section: AnySection
  readonly views: LoadedViews
  readonly level: 1 | 2
}

export function Section({ section, views, level }: Props) {
  const View = views.get(section.kind)
  if (!View) throw new Error(`The view of "${section.kind}" was not loaded with its page.`)
  const shown = <View {...section} level={level} />
  return section.draft ? <Draft>{shown}</Draft> : shown
}
