import type { Page } from 'playwright-core'

/** Animations, transitions and smooth scrolling (WCAG 2.3.3, 2.2.2). Requires reduced motion. */
export const motionViolations = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const violations: string[] = []
    for (const element of document.querySelectorAll('html, html *')) {
      for (const part of [undefined, '::before', '::after']) {
        const style = getComputedStyle(element, part)
        if (part && style.content === 'none') continue
        const where = `${part ?? ''} of ${element.outerHTML.slice(0, 80)}`
        if (style.animationName !== 'none') violations.push(`is animated: ${where}`)
        if (!/^(0m?s(, )?)+$/.test(style.transitionDuration))
          violations.push(`has transitions: ${where}`)
        if (style.scrollBehavior === 'smooth') violations.push(`scrolls smoothly: ${where}`)
      }
    }
    const scripted = document.getAnimations().filter((one) => one.constructor === Animation)
    return [...violations, ...scripted.map((one) => `runs: ${one.id} ${one.playState}`)]
  })
