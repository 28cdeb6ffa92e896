/** Renders parts of a page with their providers. */
import type { ReactNode } from 'react'
import { compileProject, getProject } from '../../../../src/site-folder/project.ts'
import { createStyleCache } from '../../../../src/theme/style/cache.ts'
import { StyleProvider } from '../../../../src/theme/style/css.ts'
import { SiteProvider } from '../../../../src/theme/ui/SiteContext.tsx'

const { value } = await compileProject(getProject(process.env))
if (!value) throw new Error('The site has errors, see `npm run check`.')

export const site = value

interface Props {
  /** Canonical path of the page shown. */
  readonly path: string
  readonly children: ReactNode
}

const nothing = () => {}

/** A page of the site that shows only what it is given. */
export function Surroundings({ path, children }: Props) {
  const { shell } = site
  const context = { shell, navigate: nothing, prefetch: nothing }
  return (
    <StyleProvider value={createStyleCache(shell.behaviour)}>
      <SiteProvider site={context} current={{ path, panel: undefined }}>
        {children}
      </SiteProvider>
    </StyleProvider>
  )
}
