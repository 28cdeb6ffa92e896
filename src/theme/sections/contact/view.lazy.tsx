import type { ViewProps } from '../../../content/model.ts'
import { css, extraWide } from '../../style/css.ts'
import { Band } from '../../ui/Band.tsx'
import { getNextLevel, Heading } from '../../ui/Heading.tsx'
import { buttonRow, columns, framed, stack } from '../../ui/layoutStyles.ts'
import { RichText } from '../../ui/RichText.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { ContactForm } from './ContactForm.tsx'
import { CopyButton } from './CopyButton.tsx'
import { EmailAddress } from './EmailAddress.tsx'
import type { contact } from './schema.ts'

const address = css`
  ${buttonRow}
  align-items: center;
`

const card = css`
  ${stack[6]}
  ${framed}
  container-type: inline-size;
  padding: calc(var(--card-inset) * var(--space-6));
  align-self: start;
  ${extraWide} {
    position: sticky;
    inset-block-start: calc(var(--bar-height) + var(--space-8));
  }
`

export function View(props: ViewProps<typeof contact>) {
  return (
    <Band id={props.id}>
      <div css={columns.wideFirst}>
        <div css={stack[2]}>
          <Heading level={props.level} variant="title">
            {props.heading}
          </Heading>
          <ContactForm form={props.form} level={getNextLevel(props.level)} />
        </div>
        <div css={card}>
          {props.text && (
            <p>
              <RichText value={props.text} />
            </p>
          )}
          <address css={address}>
            <SiteLink to={{ kind: 'external', href: `mailto:${props.email}` }}>
              <EmailAddress address={props.email} />
            </SiteLink>
            <CopyButton texts={props.copy} />
          </address>
        </div>
      </div>
    </Band>
  )
}
