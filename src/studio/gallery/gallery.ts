import { overlay } from '../browser/overlay.ts'
import { GALLERY, GALLERY_CONNECTED, type GalleryState } from './messages.ts'
import { syncScrolling } from './sync-scrolling.ts'

const frames = [...document.querySelectorAll('iframe')]
const widths = [...document.querySelectorAll<HTMLInputElement>('input[name=width]')]
const index = document.querySelector('nav ul')

const LEADING_PARTS = ['tokens', 'parts']

function arrange(): void {
  const width = Number(widths.find(({ checked }) => checked)?.value)
  for (const frame of frames) {
    const { clientWidth, clientHeight } = frame.parentElement ?? frame
    const scale = Math.min(1, clientWidth / width)
    Object.assign(frame.style, {
      inlineSize: `${width}px`,
      blockSize: `${clientHeight / scale}px`,
      scale: `${scale}`,
    })
  }
}

function show({ examples, diagnostics }: GalleryState): void {
  const names = [...LEADING_PARTS, ...new Set(examples.map(({ kind }) => kind))]
  index?.replaceChildren(...names.map(createIndexEntry))
  overlay.show(diagnostics, GALLERY)
}

function createIndexEntry(name: string): HTMLLIElement {
  const link = document.createElement('a')
  link.href = `#${name}`
  link.textContent = name
  link.addEventListener('click', () => scrollToPart(name))
  const entry = document.createElement('li')
  entry.append(link)
  return entry
}

function scrollToPart(name: string): void {
  for (const { contentDocument } of frames)
    contentDocument?.getElementById(name)?.scrollIntoView({ behavior: 'instant' })
}

const asked = new URLSearchParams(location.search).get('width')
for (const input of widths) {
  if (asked !== null) input.checked = input.value === asked
  input.addEventListener('change', () => {
    history.replaceState(null, '', `?width=${input.value}${location.hash}`)
    arrange()
  })
}
addEventListener('resize', arrange)
arrange()
syncScrolling(frames)

if (import.meta.hot) {
  import.meta.hot.on(GALLERY, (state: GalleryState) => {
    show(state)
    arrange()
  })
  import.meta.hot.on('vite:ws:connect', () => import.meta.hot?.send(GALLERY_CONNECTED))
  import.meta.hot.send(GALLERY_CONNECTED)
}
