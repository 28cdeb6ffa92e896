import type { CompiledSite } from '../../../src/model.ts'
import { routeKey } from '../../../src/routes.ts'
import type { GroupFact } from '../facts.ts'
import { type Complaints, same, type Topic } from './check.ts'
import { factOf, targetOf } from './reading.ts'

/** Entries of a menu by address; capitals of addresses make no difference to links. */
function sameMenu(site: CompiledSite, name: string, given: readonly GroupFact[]): Complaints {
  const groups = site.shell.navigation.panels[name]?.groups ?? []
  return same(
    `the ${name} menu`,
    groups.map(({ title, links }) => ({
      title,
      entries: links.map(({ to }) => routeKey(targetOf(to))),
    })),
    given.map(({ title, entries }) => ({ title, entries: entries.map(routeKey) })),
  )
}

const barOf = ({ shell: { navigation } }: CompiledSite) =>
  navigation.bar.map((entry) =>
    'panel' in entry
      ? { label: navigation.panels[entry.panel]?.label ?? '', target: `panel:${entry.panel}` }
      : factOf(entry),
  )

export const shell: Topic = {
  'the logo leads home': ({ shell: { navigation } }, { bar }) =>
    same('the logo', targetOf(navigation.home.to), bar.logo),
  'the bar has its entries': (site, { bar }) => same('the bar', barOf(site), bar.entries),
  'the mobile menu has the same entries': (site, { bar }) =>
    same(
      'the menu',
      barOf(site).map(({ label }) => label),
      bar.mobile,
    ),
  'the services menu has its groups': (site, { servicesMenu }) =>
    sameMenu(site, 'services', servicesMenu),
  'the technologies menu has its groups': (site, { technologiesMenu }) =>
    sameMenu(site, 'technologies', technologiesMenu),
  'both panels offer to get in touch': ({ shell: { navigation } }, { bar }) =>
    ['services', 'technologies'].flatMap((name) => {
      const aside = navigation.panels[name]?.aside
      return [
        ...same(`title beside the ${name} menu`, aside?.title, bar.asideTitle),
        ...same(`button beside the ${name} menu`, factOf(aside?.action), bar.asideButton),
      ]
    }),
  'the footer banner leads to the contact page': ({ shell }, { footer }) =>
    same('the banner', factOf(shell.footer.banner), footer.banner),
  'the footer lists its links': ({ shell: { footer: found } }, { footer }) => {
    const links = found.links.map(factOf)
    const opens = ({ target }: { target: string }) => target.startsWith('panel:')
    return [
      ...same('title of the links', found.linksTitle, footer.linksTitle),
      ...same(
        'links',
        links.filter((one) => !opens(one)),
        footer.links,
      ),
      ...same('links to panels', links.filter(opens), footer.panelLinks),
    ]
  },
}
