import type { CompiledSite, Drawing } from '../content/model.ts'

type Described = Pick<CompiledSite, 'shell' | 'theme'>

const SIZE = 64
const PADDING = 10
/** Width by height, or the reverse. Wider logos would be too small to recognize. */
const MAX_RATIO = 1.6

/** Icon of a site without one: its logo if it is about square, else the first letter of its name, in theme colors. */
export function createSiteIcon(site: Described): string {
  const { accent, onAccent, background, text } = site.theme.light
  const logo = site.shell.logo?.drawing
  const box = logo && parseViewBox(logo)
  const isLogo = box && Math.max(box.width / box.height, box.height / box.width) <= MAX_RATIO
  // The colors of a logo are meant for the background of the page.
  const [ground, color] = isLogo && hasColors(logo) ? [background, text] : [accent, onAccent]
  const size = `width="${SIZE}" height="${SIZE}"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${SIZE} ${SIZE}">`,
    `<rect ${size} rx="12" fill="${ground}"/>`,
    isLogo ? renderLogo(logo, color) : renderInitial(site, color),
    '</svg>',
  ].join('')
}

function parseViewBox({ attributes }: Drawing) {
  const [, , width = 0, height = 0] = (attributes.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return width > 0 && height > 0 ? { width, height } : undefined
}

const NEUTRAL = /^(none|currentcolor|inherit|transparent)$/i

const hasColors = ({ attributes, children }: Drawing): boolean =>
  [attributes.fill, attributes.stroke].some((color) => color && !NEUTRAL.test(color.trim())) ||
  children.some(hasColors)

function renderLogo(logo: Drawing, color: string): string {
  const inner = SIZE - 2 * PADDING
  const place = `x="${PADDING}" y="${PADDING}" width="${inner}" height="${inner}"`
  return `<g color="${color}">${renderShape(logo).replace('<svg', `<svg ${place}`)}</g>`
}

function renderShape({ tag, attributes, children }: Drawing): string {
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${toAttribute(name)}="${escapeXml(value)}"`,
  )
  return `<${tag}${written.join('')}>${children.map(renderShape).join('')}</${tag}>`
}

/** From the name of a React prop. */
const toAttribute = (name: string): string =>
  name === 'viewBox' ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function renderInitial({ shell }: Described, color: string): string {
  const [initial] = new Intl.Segmenter(shell.language).segment(shell.company.name)
  return `<text x="32" y="46" fill="${color}" font-family="system-ui,sans-serif" font-weight="700" font-size="40" text-anchor="middle">${escapeXml((initial?.segment ?? '').toUpperCase())}</text>`
}

const escapeXml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
