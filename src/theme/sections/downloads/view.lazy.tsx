import type { ViewProps } from '../../../content/model.ts'
import { css } from '../../style/css.ts'
import { HeadedSection } from '../../ui/HeadedSection.tsx'
import { Label } from '../../ui/Label.tsx'
import { divided } from '../../ui/layoutStyles.ts'
import { RichText } from '../../ui/RichText.tsx'
import { renderList } from '../../ui/renderList.ts'
import type { downloads } from './schema.ts'

const list = css`
  ${divided}
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: 3.25rem minmax(0, 1fr);
    gap: var(--space-4);
    align-items: start;
    padding-block: var(--space-4);
    break-inside: avoid;
  }
`

const badge = css`
  display: grid;
  place-items: center;
  block-size: 4rem;
  border: 1px solid var(--color-text);
  border-radius: min(var(--radius), 6px);
  background: var(--color-surface);
  color: var(--color-text);
  font-weight: 700;
`

const link = css`
  font-weight: 600;
  text-decoration-line: none;
  & > span {
    text-decoration: underline;
    text-decoration-color: var(--color-accent);
    text-decoration-thickness: 0.1em;
  }
  & > small {
    display: inline-block;
    color: var(--color-muted);
    font-size: 1em;
    font-weight: 400;
  }
  &:hover > span {
    text-decoration-thickness: 0.16em;
  }
`

interface Props extends ViewProps<typeof downloads> {
  /** Type and size of each file. Added by the compiler. */
  readonly details: readonly string[]
}

export function View(props: Props) {
  return (
    <HeadedSection section={props} beside>
      <ul css={list}>
        {renderList(props.files, ({ label, file, text }, index) => (
          <li>
            <Label as="div" css={badge}>
              <span aria-hidden="true">{file.type}</span>
            </Label>
            <div>
              <a href={file.href} css={link}>
                <span>{label}</span> <small>{props.details[index]}</small>
              </a>
              {text && (
                <p>
                  <RichText value={text} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </HeadedSection>
  )
}
