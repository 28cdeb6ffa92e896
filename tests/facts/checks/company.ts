import { contains, holds, same, type Topic } from './check.ts'
import { pageAt, textsOf } from './reading.ts'

/** Who the site speaks for, its taglines and its legal line. */
export const company: Topic = {
  'the headquarters are given': ({ shell }, facts) =>
    same('headquarters', shell.company.headquarters, facts.company.headquarters),
  'both taglines are word for word': ({ shell }, facts) => [
    ...same('services tagline', shell.company.servicesTagline, facts.company.servicesTagline),
    ...same('footer tagline', shell.company.footerTagline, facts.company.footerTagline),
  ],
  'the taglines are shown': ({ shell }, facts) => [
    ...same('footer', shell.footer.tagline, facts.company.footerTagline),
    ...same(
      'services menu',
      shell.navigation.panels.services?.aside.text,
      facts.company.servicesTagline,
    ),
  ],
  'the legal name is the name and its ending': ({ shell: { company } }, facts) =>
    same('legal name', company.legalName, company.name + facts.company.legalNameEnding),
  'the footer shows legal name, year and rights': ({ shell }, { company, footer }) =>
    same(
      'legal lines',
      shell.footer.legal.map((line) => line.replace('©', '(c)')),
      [shell.company.name + company.legalNameEnding, `(c) ${footer.year}`, footer.rights],
    ),
  'the home page names every trade': (site, facts) => {
    const texts = textsOf(pageAt(site, '/')).join('\n')
    return facts.company.trades.flatMap((trade) =>
      holds(`the home page does not speak of ${trade}`, contains(texts, trade)),
    )
  },
}
