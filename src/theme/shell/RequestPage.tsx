import type { EmotionCache } from '@emotion/cache'
import type { ReactNode } from 'react'
import type { RequestPages, Shell } from '../../content/model.ts'
import type { RequestPageName } from '../../contract/manifest.ts'
import { css, StyleProvider } from '../style/css.ts'
import { ActionButton } from '../ui/ActionButton.tsx'
import { Band } from '../ui/Band.tsx'
import { Heading } from '../ui/Heading.tsx'
import { lead, stack } from '../ui/layoutStyles.ts'
import { renderList } from '../ui/renderList.ts'
import { SiteProvider } from '../ui/SiteContext.tsx'
import { Layout } from './Layout.tsx'

const reasonList = css`
  ${stack[2]}
  padding-inline-start: var(--space-6);
  list-style: disc;
`

interface RequestPageProps {
  readonly shell: Shell
  readonly page: Pick<RequestPages[RequestPageName], 'title' | 'headline'> &
    Partial<RequestPages[RequestPageName]>
  readonly styles: EmotionCache
  /** The form with its errors. */
  readonly children?: ReactNode
}

const nothing = () => undefined

/** Never hydrated, so it has no search. Contains all reasons; the contact service removes those that do not apply. */
export function RequestPage({ page, styles, children, ...props }: RequestPageProps) {
  const { search: _, ...shell } = props.shell
  const site = { shell, navigate: nothing, prefetch: nothing }
  return (
    <StyleProvider value={styles}>
      <SiteProvider site={site} current={{ path: '', panel: undefined }}>
        <Layout>
          <Band>
            <div css={stack[6]}>
              <Heading level={1} variant="display">
                {page.headline}
              </Heading>
              {page.text && <p css={lead}>{page.text}</p>}
              {'reasons' in page && page.reasons && (
                <ul css={reasonList} data-reasons="">
                  {renderList(Object.entries(page.reasons), ([part, text]) => (
                    <li data-reason={part}>{text}</li>
                  ))}
                </ul>
              )}
              {page.action && <ActionButton action={page.action} variant="primary" />}
            </div>
          </Band>
          {children}
        </Layout>
      </SiteProvider>
    </StyleProvider>
  )
}
