import type { ReactNode } from 'react'
import type { Theme } from '../../content/model.ts'
import { ActionButton } from '../../theme/ui/ActionButton.tsx'
import { inRow, stack } from '../../theme/ui/arrangements.ts'
import { Band } from '../../theme/ui/Band.tsx'
import { type ButtonLook, buttonLooks } from '../../theme/ui/buttonLooks.ts'
import { Disclosure } from '../../theme/ui/Disclosure.tsx'
import { each } from '../../theme/ui/each.ts'
import { FigureList } from '../../theme/ui/FigureList.tsx'
import { Heading, type HeadingLook } from '../../theme/ui/Heading.tsx'
import { Label } from '../../theme/ui/Label.tsx'
import { LinkList } from '../../theme/ui/LinkList.tsx'
import { Opening } from '../../theme/ui/Opening.tsx'
import { openingLayouts } from '../../theme/ui/openingLayouts.ts'
import { Picture } from '../../theme/ui/Picture.tsx'
import { PointList } from '../../theme/ui/PointList.tsx'
import { SectionHead } from '../../theme/ui/SectionHead.tsx'
import { useSite } from '../../theme/ui/SiteContext.tsx'
import { StepList } from '../../theme/ui/StepList.tsx'
import { type StepLayout, stepLayouts } from '../../theme/ui/stepLayouts.ts'
import { Text } from '../../theme/ui/Text.tsx'
import { Caption } from './Caption.tsx'
import type { LoadedExample } from './Gallery.tsx'
import { figuresOf, groupsOf, pictureIn } from './samples.ts'

const LOOKS: readonly HeadingLook[] = ['poster', 'display', 'title', 'subtitle']

// Object.keys forgets which keys these are.
const BUTTONS = Object.keys(buttonLooks) as ButtonLook[]
const LAYOUTS = Object.keys(stepLayouts) as StepLayout[]

interface PartsProps {
  readonly theme: Theme
  readonly examples: readonly LoadedExample[]
}

/** The parts of src/theme/ui, one after the other, by the names of their files. */
export function Parts({ theme, examples }: PartsProps) {
  const { shell } = useSite()
  const { name } = shell.company
  const { text } = shell.notFound
  const groups = groupsOf(shell)
  const links = groups.flatMap((group) => group.links).slice(0, 4)
  const points = groups.map(({ title }) => title)
  const steps = points.map((title) => ({ title, text }))
  const image = pictureIn(examples.map(({ page }) => page?.data))
  const buttons = each(links.slice(0, 1), (action) => (
    <div css={inRow}>
      {each(BUTTONS, (look) => (
        <ActionButton action={action} look={look} />
      ))}
    </div>
  ))
  const sheet = (
    <div css={stack[4]}>
      <Heading level={3} look="title">
        {name}
      </Heading>
      <p>{text}</p>
      <Label>{name}</Label>
      {buttons}
    </div>
  )
  return (
    <div id="parts">
      <Part name="Heading">
        {each(LOOKS, (look) => (
          <Heading level={3} look={look}>
            {text}
          </Heading>
        ))}
      </Part>
      <Part name="SectionHead">
        <SectionHead of={{ level: 3, heading: name, intro: text }} />
      </Part>
      <Part name="Label">
        <Label>{text}</Label>
      </Part>
      <Part name="Text">
        <Text of={{ paragraphs: [text, text], points }} />
      </Part>
      <Part name="PointList">
        <PointList points={points} />
      </Part>
      <Part name="ActionButton">{buttons}</Part>
      <Part name="LinkList">
        <LinkList links={links} />
      </Part>
      <Part name="FigureList">
        <FigureList figures={figuresOf(theme)} />
      </Part>
      <Part name="Disclosure">
        <div>
          {each(points, (point) => (
            <Disclosure group="parts" summary={<strong>{point}</strong>}>
              <p>{text}</p>
            </Disclosure>
          ))}
        </div>
      </Part>
      <Part name="StepList">
        {each(LAYOUTS, (layout) => (
          <StepList steps={steps} layout={layout} numbered level={4} />
        ))}
      </Part>
      <Part name="Picture">{image && <Picture image={image} />}</Part>
      <Part name="Opening">
        <Opening layout={openingLayouts.page} head={sheet} image={image}>
          <p>{text}</p>
        </Opening>
      </Part>
      <Part name="Band">{sheet}</Part>
      <Band tone="raised">{sheet}</Band>
      <Band tone="night">{sheet}</Band>
    </div>
  )
}

interface PartProps {
  /** Of its file. */
  readonly name: string
  readonly children: ReactNode
}

function Part({ name, children }: PartProps) {
  return (
    <div data-part={name}>
      <Caption>src/theme/ui/{name}.tsx</Caption>
      <Band>
        <div css={stack[6]}>{children}</div>
      </Band>
    </div>
  )
}
