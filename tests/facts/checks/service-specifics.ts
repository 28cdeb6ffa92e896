import { holds, same, type Topic } from './check.ts'
import { pageAt, textsOf } from './reading.ts'
import { gridsOf, stepsOf } from './services.ts'

const titlesOf = (grid: { readonly items: readonly { readonly title: string }[] } | undefined) =>
  grid?.items.map(({ title }) => title)

/** What the specification says of a single service page. */
export const serviceSpecifics: Topic = {
  'the Full Stack page has its cards, steps and industries': (site, { fullStack }) => {
    const { benefits, tiles, choices } = gridsOf(site, fullStack.address)
    return [
      ...same('heading of the cards', benefits?.heading, fullStack.benefitsHeading),
      ...same('cards', titlesOf(benefits), fullStack.benefits),
      ...same('steps', stepsOf(site, fullStack.address), fullStack.steps),
      ...same('industries', titlesOf(tiles), fullStack.industries),
      ...same('reasons', titlesOf(choices), fullStack.choices),
    ]
  },
  'the embedded page says since when': (site, { services, oddities }) => {
    const address = services.find(({ name }) => name.startsWith('Embedded'))?.address ?? ''
    const since = `since ${oddities.embeddedSince}`
    return holds(
      `${address} does not say '${since}'`,
      textsOf(pageAt(site, address)).some((text) => text.replaceAll('’', "'").includes(since)),
    )
  },
}
