import { refusedFrame } from '../diagnostics/page-messages.ts'
import { createOutlineLookup } from '../origins/outline-lookup.ts'
import type { ReviewRule } from './review-rule.ts'

/** Addresses that send X-Frame-Options or frame-ancestors, with the embed address if it can be derived. */
const REFUSED: readonly (readonly [address: RegExp, embedAddress?: string])[] = [
  [
    /^(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?![\w-]).*$/,
    'www.youtube-nocookie.com/embed/$1',
  ],
  [
    /^(?:www\.|m\.)?youtube\.com\/playlist\?(?:.*&)?list=([\w-]+).*$/,
    'www.youtube-nocookie.com/embed/videoseries?list=$1',
  ],
  [/^(?:(?:www\.|m\.)?youtube\.com\/(?!embed\/)|youtu\.be\/).*$/],
  [/^(?:www\.)?vimeo\.com\/(\d+)\/([\da-f]+).*$/, 'player.vimeo.com/video/$1?h=$2'],
  [/^(?:www\.)?vimeo\.com\/(\d+).*$/, 'player.vimeo.com/video/$1'],
  [/^(?:www\.)?dailymotion\.com\/video\/(\w+).*$/, 'www.dailymotion.com/embed/video/$1'],
  [
    /^open\.spotify\.com\/(track|album|playlist|episode|show|artist)\/(\w+).*$/,
    'open.spotify.com/embed/$1/$2',
  ],
  [
    /^docs\.google\.com\/forms\/(d\/e\/[\w-]+)\/viewform$/,
    'docs.google.com/forms/$1/viewform?embedded=true',
  ],
  [/^drive\.google\.com\/file\/d\/([\w-]+)\/view.*$/, 'drive.google.com/file/d/$1/preview'],
  [/^(?:www\.)?google\.[a-z.]+\/maps(?!\/(?:d\/)?(?:u\/\d\/)?embed|\/embed)(?!.*output=embed).*$/],
  [/^(?:maps\.app\.goo\.gl|goo\.gl\/maps)\/.*$/],
  [/^(?:www\.)?openstreetmap\.org\/(?!export\/embed\.html).*$/],
  [/^(?:www\.)?(?:instagram|linkedin|twitter|x|tiktok)\.com\/(?!.*embed).*$/],
  [/^(?:www\.)?facebook\.com\/(?!plugins\/).*$/],
]

export const refusedFrames: ReviewRule = {
  code: 'link/refused-frame',
  check({ compiled, vocabulary }) {
    return (compiled?.pages ?? []).flatMap(({ path: address, sections }, page) => {
      const frames = compiled?.outlines.get(address)?.frames ?? []
      if (!frames.some(isRefused)) return []
      const findPath = createOutlineLookup(vocabulary.kinds, sections)
      return frames.flatMap((frame, index) => {
        const path = isRefused(frame) && findPath(['frames', index])
        if (!path) return []
        return [
          {
            ...refusedFrame(deriveEmbedAddress(frame)),
            path: ['routes', page, 'sections', ...path],
          },
        ]
      })
    })
  },
}

const toAddress = (frame: string): string => frame.replace(/^https:\/\//, '')

const isRefused = (frame: string): boolean =>
  REFUSED.some(([pattern]) => pattern.test(toAddress(frame)))

function deriveEmbedAddress(frame: string): string | undefined {
  const address = toAddress(frame)
  const [pattern, embedAddress] = REFUSED.find(([one]) => one.test(address)) ?? []
  return pattern && embedAddress && `https://${address.replace(pattern, embedAddress)}`
}
