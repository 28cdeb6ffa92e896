import { Plus, SquarePen } from 'lucide-react'
import { type CSSProperties, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Path } from '../../../content/model.ts'
import type { StudioState } from '../../protocol/state.ts'
import { useStudio } from '../context.ts'
import type { FramePage } from '../frame-page.ts'
import { getSectionName, type SectionTools } from '../section-tools.ts'
import type { MenuAction } from '../ui/ActionMenu.tsx'
import { useSectionActions } from '../useSectionActions.ts'
import { getLayerHost } from './layer-host.ts'
import { SectionToolbar } from './SectionToolbar.tsx'
import { useKeptButton } from './useKeptButton.ts'
import { type Layout, useLayout } from './useLayout.ts'
import { usePlacement } from './usePlacement.ts'
import { usePointer } from './usePointer.ts'
import { useScrollAnchor } from './useScrollAnchor.ts'

interface Props {
  readonly page: FramePage
  readonly tools: SectionTools
}

/** Buttons on the page: between its sections, and a toolbar at each. */
export function SectionLayer({ page, tools }: Props) {
  const { model, actions } = useStudio()
  const { path, selected, formAt } = model
  const state = model.state?.path === path ? model.state : undefined
  const anchor = useScrollAnchor(page)
  const { layout, elements } = useLayout(page, state, anchor.onMeasure)
  const pointed = usePointer(page, { layout, elements })
  const region = useRef<HTMLElement>(null)
  const kept = useKeptButton(page, region)
  const describe = useSectionActions(tools, { addsOthers: false })
  const { sections = [] } = state ?? {}
  const chosen = findSection(selected?.instance ?? selected?.at ?? formAt)
  const shown = pointed.section ?? chosen
  const place = usePlacement(page, region, { layout, section: selected && chosen })
  const keys = sections.map(({ at }) => actions.getKey(at))
  const { element, shadow } = getLayerHost(page.document)
  element.hidden = layout.boxes.length === 0
  const describeAt = (index: number): MenuAction[] => {
    const at = sections[index]?.at
    const edit = { label: 'Edit section', icon: SquarePen, onAction: () => actions.openForm(at) }
    return [edit, ...describe(index)].map((action) => ({
      ...action,
      onAction: () => {
        anchor.keep(keys[index], elements.current[index])
        action.onAction()
      },
    }))
  }
  const style: CSSProperties & Readonly<Record<`--${string}`, string>> = {
    '--zoom': String(layout.zoom),
    '--bar': layout.bar,
  }
  return createPortal(
    <div lang="en" style={style} {...kept}>
      {state && <Gaps gaps={listGaps(state, layout)} near={pointed.edges} onAdd={tools.add} />}
      <section aria-label="Sections on the page" ref={region}>
        {layout.boxes.map(({ index, top, height }) => (
          <div
            className="slot"
            key={keys[index] ?? index}
            style={{ top, height }}
            data-index={index}
            data-shown={index === shown || undefined}
            data-narrow={layout.isNarrow || undefined}
            data-place={index === chosen ? place : undefined}
          >
            <SectionToolbar
              name={getSectionName(sections[index])}
              type={layout.hasNames ? sections[index]?.title : undefined}
              actions={describeAt(index)}
            />
          </div>
        ))}
      </section>
    </div>,
    shadow,
  )
}

interface GapsProps {
  readonly gaps: readonly Gap[]
  /** Distances from the top of the page. */
  readonly near: readonly number[]
  readonly onAdd: SectionTools['add']
}

const Gaps = ({ gaps, near, onAdd }: GapsProps) => (
  <section aria-label="Add section">
    {gaps.map(({ at, label, top }) => (
      <div
        className="gap"
        key={at.at(-1)}
        style={{ top }}
        data-near={near.includes(top) || undefined}
      >
        <button type="button" aria-label={label} title={label} onClick={() => onAdd(at)}>
          <Plus aria-hidden />
        </button>
      </div>
    ))}
  </section>
)

const findSection = (at: Path | undefined): number | undefined =>
  at?.[0] === 'routes' && at[2] === 'sections' ? Number(at[3]) : undefined

interface Gap {
  /** Of the new section. */
  readonly at: Path
  readonly label: string
  readonly top: number
}

function listGaps({ sections, sectionLimits }: StudioState, { boxes }: Layout): Gap[] {
  const list = sections[0]?.at.slice(0, -1)
  const last = boxes.at(-1)
  const isFull = sectionLimits.max !== null && sections.length >= sectionLimits.max
  if (!list || !last || isFull) return []
  const before = boxes.map(({ index, top }) => ({
    at: [...list, index],
    label: `Add section before “${getSectionName(sections[index])}”`,
    top,
  }))
  const end = { at: [...list, sections.length], label: 'Add section at the end of the page' }
  return [...before, { ...end, top: last.top + last.height }]
}
