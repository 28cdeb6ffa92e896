/** Whether styles say something that the document does not (WCAG 2.2, failure F87 of SC 1.3.1). */
import type { Page } from 'playwright-core'

/** Words and figures that styles put before or after an element; counters only number what is there. */
export const generatedComplaints = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body, body *')].flatMap((element) =>
      ['::before', '::after', '::marker'].flatMap((part) => {
        const { content } = getComputedStyle(element, part)
        return /"[^"]*[\p{L}\p{N}][^"]*"/u.test(content)
          ? [`has ${content} from its styles: ${part} of ${element.outerHTML.slice(0, 80)}`]
          : []
      }),
    ),
  )
