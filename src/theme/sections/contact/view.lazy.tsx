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
  font-size: min(var(--step-1), 7cqi);
  align-items: center;
  overflow-wrap: anywhere;
`

const words = css`
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

/** The contact address with a copy button, and the contact form. */
export function View(props: ViewProps<typeof contact>) {
  return (
    <Band id={props.id}>
      <div css={columns.wideFirst}>
        <ContactForm form={props.form} level={props.level} />
        <div css={words}>
          <Heading level={getNextLevel(props.level)} variant="subtitle">
            {props.heading}
          </Heading>
          {props.text && <p>{props.text}</p>}
          <address css={address}>
            <SiteLink to={{ kind: 'external', href: `mailto:${props.email}` }}>
              {props.email}
            </SiteLink>
            <CopyButton texts={props.copy} />
          </address>
        </div>
      </div>
    </Band>
  )
}
