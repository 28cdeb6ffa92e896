/** @param frames same-origin frames, which may reload */
export function syncScrolling(frames: readonly HTMLIFrameElement[]): void {
  const follow = (frame: HTMLIFrameElement) => {
    const { contentWindow: moved } = frame
    moved?.addEventListener('scroll', () => {
      for (const { contentWindow: other } of frames) {
        // Scrolling to the current position fires no event, so this does not loop.
        if (other !== moved) other?.scrollTo({ top: moved.scrollY, behavior: 'instant' })
      }
    })
  }
  for (const frame of frames) {
    frame.addEventListener('load', () => follow(frame))
    if (frame.contentDocument?.readyState === 'complete') follow(frame)
  }
}
