import type { ReactNode } from 'react'
import type { Theme } from '../../content/model.ts'
import { toPlainText } from '../../contract/rich-text.ts'
import { ActionButton } from '../../theme/ui/ActionButton.tsx'
import { Band } from '../../theme/ui/Band.tsx'
import { type ButtonVariant, buttonStyles } from '../../theme/ui/buttonStyles.ts'
import { Disclosure } from '../../theme/ui/Disclosure.tsx'
import { FigureList } from '../../theme/ui/FigureList.tsx'
import { Heading, type HeadingVariant } from '../../theme/ui/Heading.tsx'
import { Hero } from '../../theme/ui/Hero.tsx'
import { heroLayouts } from '../../theme/ui/heroLayouts.ts'
import { Label } from '../../theme/ui/Label.tsx'
import { LinkList } from '../../theme/ui/LinkList.tsx'
import { buttonRow, stack } from '../../theme/ui/layoutStyles.ts'
import { Paragraphs } from '../../theme/ui/Paragraphs.tsx'
import { Picture } from '../../theme/ui/Picture.tsx'
import { PointList } from '../../theme/ui/PointList.tsx'
import { renderList } from '../../theme/ui/renderList.ts'
import { SectionHead } from '../../theme/ui/SectionHead.tsx'
import { useSite } from '../../theme/ui/SiteContext.tsx'
import { StepList } from '../../theme/ui/StepList.tsx'
import { type StepLayout, stepLayouts } from '../../theme/ui/stepLayouts.ts'
import { Caption } from './Caption.tsx'
import type { LoadedExample } from './Gallery.tsx'
import { createFigures, findImage, getLinkGroups } from './samples.ts'

const LOOKS: readonly HeadingVariant[] = ['poster', 'display', 'title', 'subtitle']

// `Object.keys` loses the key type.
const BUTTONS = Object.keys(buttonStyles) as ButtonVariant[]
const LAYOUTS = Object.keys(stepLayouts) as StepLayout[]

interface PartsProps {
  readonly theme: Theme
  readonly examples: readonly LoadedExample[]
}

export function Parts({ theme, examples }: PartsProps) {
  const { shell } = useSite()
  const { name } = shell.company
  const text = toPlainText(shell.notFound.text)
  const groups = getLinkGroups(shell)
  const links = groups.flatMap((group) => group.links).slice(0, 4)
  const points = groups.map(({ title }) => title)
  const steps = points.map((title) => ({ title, text }))
  const image = findImage(examples.map(({ page }) => page?.data))
  const buttons = renderList(links.slice(0, 1), (action) => (
    <div css={buttonRow}>
      {renderList(BUTTONS, (look) => (
        <ActionButton action={action} variant={look} />
      ))}
    </div>
  ))
  const sheet = (
    <div css={stack[4]}>
      <Heading level={3} variant="title">
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
        {renderList(LOOKS, (look) => (
          <Heading level={3} variant={look}>
            {text}
          </Heading>
        ))}
      </Part>
      <Part name="SectionHead">
        <SectionHead section={{ level: 3, heading: name, intro: text }} />
      </Part>
      <Part name="Label">
        <Label>{text}</Label>
      </Part>
      <Part name="Text">
        <Paragraphs content={{ paragraphs: [text, text], points }} />
      </Part>
      <Part name="PointList">
        <PointList points={points} />
      </Part>
      <Part name="ActionButton">{buttons}</Part>
      <Part name="LinkList">
        <LinkList links={links} />
      </Part>
      <Part name="FigureList">
        <FigureList figures={createFigures(theme)} />
      </Part>
      <Part name="Disclosure">
        <div>
          {renderList(points, (point) => (
            <Disclosure group="parts" summary={<strong>{point}</strong>}>
              <p>{text}</p>
            </Disclosure>
          ))}
        </div>
      </Part>
      <Part name="StepList">
        {renderList(LAYOUTS, (layout) => (
          <StepList steps={steps} layout={layout} numbered level={4} />
        ))}
      </Part>
      <Part name="Picture">{image && <Picture image={image} />}</Part>
      <Part name="Opening">
        <Hero layout={heroLayouts.page} head={sheet} image={image}>
          <p>{text}</p>
        </Hero>
      </Part>
      <Part name="Band">{sheet}</Part>
      <Band tone="surface">{sheet}</Band>
      <Band tone="inverse">{sheet}</Band>
    </div>
  )
}

interface PartProps {
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
