import type { ViewProps } from '../../model.ts'
import { css } from '../../style/css.ts'
import { columns, inRow, lead, stack } from '../../ui/arrangements.ts'
import { Band } from '../../ui/Band.tsx'
import { below, Heading } from '../../ui/Heading.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { ContactForm } from './ContactForm.tsx'
import { CopyButton } from './CopyButton.tsx'
import type { contact } from './schema.ts'

const address = css`
  ${lead}
  ${inRow}
  align-items: center;
  overflow-wrap: anywhere;
`

/** The contact address with a copy button, and the contact form. */
export function Contact(props: ViewProps<typeof contact>) {
  return (
    <Band id={props.id}>
      <div css={columns.wideLast}>
        <div css={stack[6]}>
          <Heading level={props.level} look="title">
            {props.heading}
          </Heading>
          {props.text && <p>{props.text}</p>}
          <address css={address}>
            <SiteLink to={{ kind: 'external', href: `mailto:${props.email}` }}>
              {props.email}
            </SiteLink>
            <CopyButton text={props.email} label={props.copy.label} done={props.copy.done} />
          </address>
        </div>
        <ContactForm form={props.form} level={below(props.level)} />
      </div>
    </Band>
  )
}
