import type { ViewProps } from '../../model.ts'
import { css, wide } from '../../style/css.ts'
import { Band } from '../../ui/Band.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { ContactForm } from './ContactForm.tsx'
import { CopyButton } from './CopyButton.tsx'
import type { contact } from './schema.ts'

const sheet = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-12);
  ${wide} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`

const words = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  align-content: start;
`

const address = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-4);
  font-size: var(--step-1);
  font-style: normal;
  overflow-wrap: anywhere;
`

/** The contact address with a copy button, and the contact form. */
export function Contact(props: ViewProps<typeof contact>) {
  return (
    <Band id={props.id} tone="paper">
      <div css={sheet}>
        <div css={words}>
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
        <ContactForm form={props.form} level={props.level === 1 ? 2 : 3} />
      </div>
    </Band>
  )
}
