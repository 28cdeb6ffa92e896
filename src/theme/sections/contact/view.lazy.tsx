import type { ViewProps } from '../../../content/model.ts'
import { css, extraWide } from '../../style/css.ts'
import { Band } from '../../ui/Band.tsx'
import { getNextLevel, Heading } from '../../ui/Heading.tsx'
import { bordered, buttonRow, columns, stack } from '../../ui/layoutStyles.ts'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { ContactForm } from './ContactForm.tsx'
import { CopyButton } from './CopyButton.tsx'
import type { contact } from './schema.ts'

const address = css`
  ${buttonRow}
  align-items: center;
`

/** Longer addresses wrap: on one line they would be too small to read. */
const MAX_UNBROKEN = 60

/** Upper bound of the width in em, also in wide system fonts and in monospace. */
const estimateWidth = (text: string) =>
  [...text].reduce((sum, character) => sum + (/[mw@A-Z]/.test(character) ? 1 : 0.6), 0)

/** Keeps an address on one line of its container. */
const fitAddress = (text: string) =>
  text.length > MAX_UNBROKEN
    ? css`
        font-size: min(var(--step-1), 7cqi);
        overflow-wrap: anywhere;
      `
    : css`
        font-size: min(var(--step-1), 7cqi, ${(100 / estimateWidth(text)).toFixed(1)}cqi);
        white-space: nowrap;
      `

const card = css`
  ${stack[6]}
  ${bordered}
  container-type: inline-size;
  padding: var(--space-6);
  align-self: start;
  ${extraWide} {
    position: sticky;
    inset-block-start: calc(var(--bar-height) + var(--space-8));
  }
`

/** The contact form beside the contact address with its copy button. */
export function View(props: ViewProps<typeof contact>) {
  return (
    <Band id={props.id}>
      <div css={columns.wideFirst}>
        <div css={stack[6]}>
          <Heading level={props.level} variant="title">
            {props.heading}
          </Heading>
          <ContactForm form={props.form} level={getNextLevel(props.level)} />
        </div>
        <div css={card}>
          {props.text && <p>{props.text}</p>}
          <address css={address}>
            <SiteLink
              to={{ kind: 'external', href: `mailto:${props.email}` }}
              css={fitAddress(props.email)}
            >
              {props.email}
            </SiteLink>
            <CopyButton texts={props.copy} />
          </address>
        </div>
      </div>
    </Band>
  )
}
