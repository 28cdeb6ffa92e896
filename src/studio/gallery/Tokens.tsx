import type { ReactNode } from 'react'
import type { Theme } from '../../content/model.ts'
import { css, type SerializedStyles } from '../../theme/style/css.ts'
import { Band } from '../../theme/ui/Band.tsx'
import { Label } from '../../theme/ui/Label.tsx'
import { stack } from '../../theme/ui/layoutStyles.ts'
import { Caption } from './Caption.tsx'
import { readTokens, type Token } from './read-tokens.ts'

const swatches = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: var(--space-4);
`

const color = ({ name }: Token) => css`
  block-size: var(--space-16);
  border: 1px solid var(--color-border);
  background: var(${name});
`

const length = ({ name }: Token) => css`
  block-size: var(--space-4);
  inline-size: var(${name});
  max-inline-size: 100%;
  background: var(--color-accent);
`

const size = ({ name }: Token) => css`
  overflow: hidden;
  font: 800 var(${name}) / 1.1 var(--font-display);
  white-space: nowrap;
  text-overflow: ellipsis;
`

const family = ({ name }: Token) => css`
  font-family: var(${name});
`

interface TokensProps {
  readonly theme: Theme
}

export function Tokens({ theme }: TokensProps) {
  const element = document.getElementById('global')
  const sheet = element instanceof HTMLStyleElement ? element.sheet : null
  const tokens = sheet ? readTokens(sheet) : []
  const named = (start: string) => tokens.filter(({ name }) => name.startsWith(start))
  return (
    <div id="tokens">
      <Caption>theme in site.yaml</Caption>
      <Band>
        <div css={stack[12]}>
          <Samples tokens={named('--color-')} look={color} arrangement={swatches} />
          <Samples tokens={named('--step-').reverse()} look={size} text={SAMPLE_TEXT} />
          <Samples tokens={named('--space-')} look={length} />
          <Samples tokens={named('--font-')} look={family} text={SAMPLE_TEXT} />
          <Label>
            radius {theme.radiusPx} px, page {theme.pageWidthPx} px
          </Label>
        </div>
      </Band>
    </div>
  )
}

const SAMPLE_TEXT = 'The quick brown fox jumps over the lazy dog, 1234567890'

interface SamplesProps {
  readonly tokens: readonly Token[]
  readonly look: (token: Token) => SerializedStyles
  readonly arrangement?: SerializedStyles
  readonly text?: ReactNode
}

function Samples({ tokens, look, arrangement = stack[4], text }: SamplesProps) {
  return (
    <div css={arrangement}>
      {tokens.map((token) => (
        <div key={token.name} data-token={token.name}>
          <div css={look(token)}>{text}</div>
          <Label>
            {token.name}: {token.value}
          </Label>
        </div>
      ))}
    </div>
  )
}
