/** A document that comes element after element: what has been seen stays where it is (Layout Instability). */
import type { Page } from 'playwright-core'

/** What a document looks like while it arrives. */
export interface Arrival {
  /** How many elements came until the window was full. */
  readonly pieces: number
  /** What moved, and which element made it move. */
  readonly moved: readonly string[]
}

/**
 * Takes a loaded document apart and lets it come again as a parser would build it, until the window is full. What is
 * behind every single element is laid out as if the line had stopped there.
 * @param page without scripts: nothing else changes it
 */
export const rebuilt = (page: Page): Promise<Arrival> =>
  page.evaluate(() => {
    const moved: string[] = []
    const places = new Map<Node, { readonly left: number; readonly top: number }>()
    const range = document.createRange()
    const painted = 'img, svg, hr, input, textarea, select, button'
    let pieces = 0

    /** Where something begins that can be seen in the window. */
    function placeOf(node: Node): DOMRect | undefined {
      const element = node instanceof Element ? node : node.parentElement
      if (!element?.checkVisibility({ visibilityProperty: true })) return undefined
      range.selectNodeContents(node)
      const [box] =
        node instanceof Element ? [node.getBoundingClientRect()] : range.getClientRects()
      const isSeen = box && box.width * box.height > 0 && box.bottom > 0 && box.top < innerHeight
      return isSeen && box.right > 0 && box.left < innerWidth ? box : undefined
    }

    function look(nodes: readonly Node[], next: string): void {
      for (const node of nodes) {
        const before = places.get(node)
        const now = placeOf(node)
        if (before && now && Math.hypot(now.left - before.left, now.top - before.top) >= 1) {
          const by = `${Math.round(now.left - before.left)}, ${Math.round(now.top - before.top)} px`
          moved.push(`${node.nodeName} ${node.textContent?.slice(0, 40)}: ${by} before ${next}`)
        }
        if (now) places.set(node, now)
        else places.delete(node)
      }
    }

    const isFull = () => {
      const parts = [...document.querySelectorAll('main > *, footer > *')]
      return (parts.at(-1)?.getBoundingClientRect().top ?? 0) > innerHeight
    }

    const seen: Node[] = []
    /** Copies what is in one node to another; false once there is no more to see. */
    function bring(from: Node, to: Node): boolean {
      for (const child of from.childNodes) {
        if (child instanceof Element) {
          look(seen, child.outerHTML.slice(0, 60))
          if (isFull()) return false
          pieces += 1
        }
        // A drawing is there at once.
        const isDrawing = child instanceof SVGElement
        const copy = to.appendChild(child.cloneNode(isDrawing))
        const isPainted =
          child instanceof Element ? child.matches(painted) : child.nodeValue?.trim()
        if (isPainted) seen.push(copy)
        if (!isDrawing && !bring(child, copy)) return false
      }
      return true
    }

    const whole = document.body.cloneNode(true)
    document.body.replaceChildren()
    bring(whole, document.body)
    look(seen, 'the end')
    return { pieces, moved }
  })
