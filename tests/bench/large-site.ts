import { validSite } from '../engine/faults/fixture.ts'

/**
 * Adds small pages with all kinds of references to the valid site. Small pages make steps visible that compare pages with
 * each other.
 */
export function createLargeSite(count: number): string {
  const pages = Array.from({ length: count }, (_, index) => createPage(index, count))
  return validSite.replace('\nroutes:\n', `\nroutes:\n${pages.join('')}`)
}

const createPage = (index: number, count: number): string => `
  - path: /pages/Number-${index}
    collection: services
    title: The page with number ${index}
    description: Page number ${index} is one of ${count}, and all of them are there to find out how much compiling costs.
    sections:
      - type: service-head
        headline: Page number ${index}
        intro: "Number ${index} of more than {figures.home.projects} projects is told on this page."
        figures: [home.projects, home.rating, home.support]
        action: { label: The next page, to: "/pages/number-${(index + 1) % count}#more" }
      - type: note
        id: more
        heading: More of number ${index}
        paragraphs:
          - Whoever reads page number ${index} to its end has read a sentence that no other page has.
        actions:
          - { label: Nowhere, to: { flagged: /Missing-${index}, reason: There is no such page. } }
`
