import type { Section as AnySection } from '../theme/sections/schemas.ts'
import type { LoadedViews } from './loaded-page.ts'

interface Props {
  readonly section: AnySection
  readonly views: LoadedViews
  /** Level of the section's heading: 1 for the first section of a page, else 2. */
  readonly level: 1 | 2
}

/** Shows a section by its kind, whichever that is. */
export function Section({ section, views, level }: Props) {
  const View = views.get(section.kind)
  if (!View) throw new Error(`The view of "${section.kind}" was not loaded with its page.`)
  return <View {...section} level={level} />
}
