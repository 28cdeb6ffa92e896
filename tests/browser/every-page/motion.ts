/** Whether a page keeps still for visitors who ask for less motion (WCAG 2.3.3, 2.2.2). */
import type { Page } from 'playwright-core'

/**
 * Animations that run, and what would begin to move: transitions and animations that any element or one
 * of its pseudo-elements has, smooth scrolling. Expects a window that asks for reduced motion.
 */
export const motionComplaints = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const complaints = document.getAnimations().flatMap((animation) => {
      const { effect, playState } = animation
      const target = effect instanceof KeyframeEffect ? effect.target : null
      const where = `${target?.outerHTML.slice(0, 80)}`
      return playState === 'running' ? [`runs: ${animation.constructor.name} of ${where}`] : []
    })
    const isNothing = (list: string, nothing: RegExp) =>
      list.split(', ').every((one) => nothing.test(one))
    const look = (element: Element, part?: string) => {
      const style = getComputedStyle(element, part)
      const where = `${part ?? ''} of ${element.outerHTML.slice(0, 80)}`
      if (!isNothing(style.animationName, /^none$/)) complaints.push(`is animated: ${where}`)
      if (!isNothing(style.transitionDuration, /^0m?s$/))
        complaints.push(`has transitions: ${where}`)
      if (style.scrollBehavior === 'smooth') complaints.push(`scrolls smoothly: ${where}`)
    }
    for (const element of document.querySelectorAll('html, html *')) {
      look(element)
      for (const part of ['::before', '::after']) {
        if (getComputedStyle(element, part).content !== 'none') look(element, part)
      }
    }
    return complaints
  })
