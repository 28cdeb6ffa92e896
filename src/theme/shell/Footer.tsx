import { memo } from 'react'
import { css } from '../style/css.ts'
import { Label } from '../ui/Label.tsx'
import { LinkList } from '../ui/LinkList.tsx'
import { columns, stack } from '../ui/layoutStyles.ts'
import { RichText } from '../ui/RichText.tsx'
import { renderList } from '../ui/renderList.ts'
import { useSite } from '../ui/SiteContext.tsx'
import { FooterBanner } from './FooterBanner.tsx'
import { Logo } from './Logo.tsx'

const footerStyle = css`
  padding-inline: var(--edge);
  border-block-start: 1px solid var(--color-border);
  & > div:last-of-type {
    ${columns.wideFirst}
    padding-block: var(--space-12);
    border-block-end: 1px solid var(--color-border);
  }
  & > div + div {
    border-block-start: 1px solid var(--color-border);
  }
  & nav > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr));
    column-gap: var(--space-6);
    margin-block-start: var(--space-4);
  }
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-6);
    padding-block: var(--space-6);
  }
`

export const Footer = memo(() => {
  const { footer, words } = useSite().shell
  return (
    <footer data-tone="inverse" css={footerStyle}>
      {footer.banner && <FooterBanner banner={footer.banner} />}
      <div>
        <div css={stack[4]}>
          <Logo />
          {footer.tagline && (
            <p>
              <RichText value={footer.tagline} />
            </p>
          )}
        </div>
        <nav aria-label={words.footerNavigation}>
          <Label as="h2">{footer.linksTitle}</Label>
          <LinkList links={footer.links} />
        </nav>
      </div>
      <Label as="ul">
        {renderList(footer.legal, (line) => (
          <li>
            <RichText value={line} />
          </li>
        ))}
      </Label>
    </footer>
  )
})
