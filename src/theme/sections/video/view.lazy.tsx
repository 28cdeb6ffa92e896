import type { Link, ViewProps } from '../../../content/model.ts'
import { css } from '../../style/css.ts'
import { HeadedSection } from '../../ui/HeadedSection.tsx'
import { framed, stack } from '../../ui/layoutStyles.ts'
import { Paragraphs } from '../../ui/Paragraphs.tsx'
import { useSite } from '../../ui/SiteContext.tsx'
import type { video } from './schema.ts'

const film = css`
  ${framed}
  display: block;
  inline-size: 100%;
  block-size: auto;
  max-block-size: 80vh;
  @media print {
    max-block-size: 6cm;
  }
`

const getAddress = (file: Link): string | undefined => ('href' in file ? file.href : undefined)

export function View(props: ViewProps<typeof video>) {
  const { file, poster, captions, transcript } = props
  const { language } = useSite().shell
  return (
    <HeadedSection section={props}>
      <div css={stack[6]}>
        {/* biome-ignore lint/a11y/useMediaCaption: there are captions, unless nothing is heard */}
        <video
          css={film}
          controls
          playsInline
          preload="none"
          src={getAddress(file)}
          poster={poster.src}
          width={poster.width}
          height={poster.height}
          aria-label={poster.alt || props.heading}
        >
          {captions !== 'silent' && (
            <track kind="captions" src={getAddress(captions)} srcLang={language} />
          )}
        </video>
        {transcript && (
          <div css={stack[4]}>
            <Paragraphs content={{ paragraphs: transcript }} />
          </div>
        )}
      </div>
    </HeadedSection>
  )
}
