import { Page } from '../../app/Page.tsx'
import { css } from '../../theme/style/css.ts'
import { Boundary } from './Boundary.tsx'
import { Caption } from './Caption.tsx'
import type { LoadedExample } from './Gallery.tsx'

// Contain overflow within the example.
const stage = css`
  isolation: isolate;
  overflow: clip;
`

interface ExamplesProps {
  readonly kind: string
  readonly examples: readonly LoadedExample[]
}

export function Examples({ kind, examples }: ExamplesProps) {
  return (
    <div id={kind}>
      {examples.map(({ name, page, isFaulty }) => (
        <article key={name} data-example={`${kind}/${name}`} data-faulty={isFaulty || undefined}>
          <Caption>
            {kind}, {name}
            {isFaulty && (page ? ' (last valid version)' : ' (has errors)')}
          </Caption>
          <div css={stage}>
            <Boundary resetKey={page}>{page && <Page page={page} />}</Boundary>
          </div>
        </article>
      ))}
    </div>
  )
}
