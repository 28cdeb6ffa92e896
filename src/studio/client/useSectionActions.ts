import { CopyPlus, Eye, EyeOff } from 'lucide-react'
import type { ListedSection } from '../protocol/state.ts'
import { useStudio } from './context.ts'
import { describeActions } from './entry-actions.ts'
import { getSectionName, type SectionTools } from './section-tools.ts'
import type { MenuAction } from './ui/ActionMenu.tsx'

interface Options {
  /** Whether to offer sections before and after it. */
  readonly addsOthers: boolean
  readonly onRemove?: (index: number) => void
}

/** What can be done with a section of the page. */
export function useSectionActions(tools: SectionTools, { addsOthers, onRemove }: Options) {
  const { model, actions } = useStudio()
  const { sections = [], sectionLimits: limits = { min: 0, max: null } } = model.state ?? {}
  return (index: number): MenuAction[] => {
    const section = sections[index]
    if (!section) return []
    const { at } = section
    const named = { at, title: getSectionName(section) }
    const others = [
      {
        label: 'Copy to another page…',
        icon: CopyPlus,
        onAction: () => tools.copy(named),
      },
      describeMark(section, tools, actions),
    ]
    const add = addsOthers ? tools.add : undefined
    return describeActions(
      { ...named, index, length: sections.length, limits, add, others },
      {
        move: actions.move,
        duplicate: () => void actions.duplicateEntry(named),
        remove: () => tools.remove(section, () => onRemove?.(index)),
      },
    )
  }
}

function describeMark(
  section: ListedSection,
  tools: SectionTools,
  { edit }: ReturnType<typeof useStudio>['actions'],
): MenuAction {
  const at = [...section.at, 'draft']
  const name = getSectionName(section)
  if (section.isDraft)
    return {
      label: 'Unmark as draft',
      icon: Eye,
      onAction: () => void edit([{ do: 'remove', at }], `${name} is not a draft any more.`),
    }
  return { label: 'Mark as draft', icon: EyeOff, onAction: () => tools.hide(section) }
}
