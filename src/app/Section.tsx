import type { Section as AnySection } from '../content/model.ts'
import type { LoadedViews } from './loaded-page.ts'

interface Props {
  readonly section: AnySection
  readonly views: LoadedViews
  readonly level: 1 | 2
}

export function Section({ section, views, level }: Props) {
  const View = views.get(section.kind)
  if (!View) throw new Error(`The view of "${section.kind}" was not loaded with its page.`)
  return <View {...section} level={level} />
}
