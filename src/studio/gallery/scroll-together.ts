/**
 * Scrolls frames with the same content together, however they are scrolled.
 * @param frames of this origin; they may load their documents anew
 */
export function scrollTogether(frames: readonly HTMLIFrameElement[]): void {
  const follow = (frame: HTMLIFrameElement) => {
    const { contentWindow: moved } = frame
    moved?.addEventListener('scroll', () => {
      for (const { contentWindow: other } of frames) {
        // To be where one already is is no scrolling: this comes to an end.
        if (other !== moved) other?.scrollTo({ top: moved.scrollY, behavior: 'instant' })
      }
    })
  }
  for (const frame of frames) {
    frame.addEventListener('load', () => follow(frame))
    if (frame.contentDocument?.readyState === 'complete') follow(frame)
  }
}
