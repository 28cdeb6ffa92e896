import type { ReactNode } from 'react'
import type { Theme } from '../model.ts'
import { ActionButton } from '../ui/ActionButton.tsx'
import { inRow, stack } from '../ui/arrangements.ts'
import { Band } from '../ui/Band.tsx'
import { type ButtonLook, buttonLooks } from '../ui/buttonLooks.ts'
import { Disclosure } from '../ui/Disclosure.tsx'
import { each } from '../ui/each.ts'
import { FigureList } from '../ui/FigureList.tsx'
import { Heading, type HeadingLook } from '../ui/Heading.tsx'
import { Label } from '../ui/Label.tsx'
import { LinkList } from '../ui/LinkList.tsx'
import { Opening } from '../ui/Opening.tsx'
import { openingLayouts } from '../ui/openingLayouts.ts'
import { Picture } from '../ui/Picture.tsx'
import { PointList } from '../ui/PointList.tsx'
import { SectionHead } from '../ui/SectionHead.tsx'
import { useSite } from '../ui/SiteContext.tsx'
import { StepList } from '../ui/StepList.tsx'
import { type StepLayout, stepLayouts } from '../ui/stepLayouts.ts'
import { Text } from '../ui/Text.tsx'
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

/** The parts of src/ui, one after the other, by the names of their files. */
export function Parts({ theme, examples }: PartsProps) {
  const { shell } = useSite()
  const { servicesTagline: text, name } = shell.company
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
      <Caption>src/ui/{name}.tsx</Caption>
      <Band>
        <div css={stack[6]}>{children}</div>
      </Band>
    </div>
  )
}
