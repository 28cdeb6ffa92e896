import type { EmotionCache } from '@emotion/cache'
import { renderToString } from 'react-dom/server'
import { type LoadedPage, loadViews } from '../app/loaded-page.ts'
import type { PageSource } from '../app/page-source.ts'
import { Root } from '../app/Root.tsx'
import type { PageData, RequestPages, Section, Shell } from '../content/model.ts'
import type { RequestPageName } from '../contract/manifest.ts'
import { loadView } from '../theme/sections/views.ts'
import type { Suggestion } from '../theme/shell/NotFound.tsx'
import { RequestPage } from '../theme/shell/RequestPage.tsx'
import { createStyleCache, getRenderedStyles, type RenderedStyles } from '../theme/style/cache.ts'
import { createGlobalCss } from '../theme/style/global.ts'
import { createMinifier } from './minify-css.ts'

export { createGlobalCss }

const minifyCss = createMinifier()

export interface Rendering extends RenderedStyles {
  readonly html: string
}

export async function renderPage(shell: Shell, data: PageData): Promise<Rendering> {
  return render(shell, data.path, await loadViews(data))
}

export function renderNotFoundPage(
  shell: Shell,
  suggestions: readonly Suggestion[],
  path = NOWHERE,
): Rendering {
  return render(shell, path, undefined, suggestions)
}

/** Renders a page of the contact service, without scripts. */
export function renderRequestPage(shell: Shell, page: RequestPages[RequestPageName]): Rendering {
  const styles = createStyleCache(shell.behaviour)
  const html = renderToString(<RequestPage shell={shell} page={page} styles={styles} />)
  return createRendering(html, styles)
}

/** Renders the page that shows errors of a custom form, without scripts and with marks to fill in. */
export async function renderFormPage(
  shell: Shell,
  { title, headline }: RequestPages['invalid'],
  section: Section,
): Promise<Rendering> {
  const styles = createStyleCache(shell.behaviour)
  const View = await loadView(section.kind)
  const html = renderToString(
    <RequestPage shell={shell} page={{ title, headline }} styles={styles}>
      <View {...section} isTemplate level={2} />
    </RequestPage>,
  )
  return createRendering(html, styles)
}

function createRendering(html: string, styles: EmotionCache): Rendering {
  const { css, ids } = getRenderedStyles(styles)
  return { html, css: minifyCss(css), ids }
}

/** A path that no route can have. */
const NOWHERE = '/ '

function render(
  shell: Shell,
  path: string,
  page?: LoadedPage,
  suggestions?: readonly Suggestion[],
): Rendering {
  const styles = createStyleCache(shell.behaviour)
  const html = renderToString(
    <Root
      source={getSource(shell, page)}
      styles={styles}
      ssrPath={path}
      {...(suggestions ? { suggestions } : {})}
    />,
  )
  return createRendering(html, styles)
}

/** Page source with one page. Nothing is loaded during server rendering. */
const getSource = (shell: Shell, page: LoadedPage | undefined): PageSource => ({
  canonicalPath: (address) => (address === page?.data.path ? address : undefined),
  peek: (path) => (path === page?.data.path ? page : undefined),
  getShell: () => shell,
  load: () => Promise.reject(new Error('A page was asked for that is not being rendered.')),
  prefetch: () => undefined,
  reloadDocument: () => Promise.reject(new Error('There is no page to render and no suggestion.')),
})
