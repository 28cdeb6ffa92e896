import { css } from '../style/css.ts'
import { tones } from '../style/tones.ts'
import { Heading } from '../ui/Heading.tsx'
import { useSite } from '../ui/SiteContext.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import { Logo } from './Logo.tsx'
import { groupLink } from './navigationLook.ts'

const sheet = css`
  border-block-start: 1px solid var(--colour-rule);
`

const column = css`
  inline-size: min(100% - 2 * var(--gutter), var(--page-width));
  margin-inline: auto;
`

const banner = css`
  display: block;
  padding-block: var(--space-12);
  font: 800 min(var(--step-6), 14vw) / 1 var(--font-display);
  letter-spacing: -0.02em;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`

const body = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: var(--space-8);
  padding-block: var(--space-12);
  border-block: 1px solid var(--colour-rule);
`

const brand = css`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: var(--space-4);
`

const links = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  column-gap: var(--space-6);
  margin-block-start: var(--space-3);
`

const legal = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-6);
  padding-block: var(--space-6);
  color: var(--colour-quiet);
  font: 400 var(--step--1) / 1.5 var(--font-mono);
`

/** What stands at the end of every page. */
export function Footer() {
  const { footer, words } = useSite().shell
  return (
    <footer css={[tones.night, sheet]}>
      <div css={column}>
        <SiteLink to={footer.banner.to} css={banner}>
          {footer.banner.label}
        </SiteLink>
        <div css={body}>
          <div css={brand}>
            <Logo />
            <p>{footer.tagline}</p>
          </div>
          <nav aria-label={words.footerNavigation}>
            <Heading level={2} look="label">
              {footer.linksTitle}
            </Heading>
            <ul css={links}>
              {footer.links.map((link) => (
                <li key={link.label}>
                  <SiteLink to={link.to} css={groupLink}>
                    {link.label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <ul css={legal}>
          {footer.legal.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </footer>
  )
}
