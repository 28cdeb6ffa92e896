import type { CompiledSite } from '../../content/model.ts'
import { withBase } from '../../contract/base.ts'
import { renderNotFound, splitNotFound } from '../../contract/not-found.ts'
import type { BuiltSite } from '../published-files.ts'
import type { EmittedPage, EmittedSite } from './find-broken-links.ts'

interface Emitted
  extends Pick<BuiltSite, 'notFound' | 'languages' | 'routes' | 'contact' | 'files'> {
  readonly pages: readonly EmittedPage[]
}

export function collectEmittedSite(site: CompiledSite, built: Emitted): EmittedSite {
  const { origin, base } = site.publication
  const fillNotFound = ({ html }: BuiltSite['notFound']) =>
    renderNotFound(splitNotFound(html), '/', built.routes)
  const answers = Object.entries(built.contact.pages)
  const languages = Object.entries(built.languages ?? {})
  const forms = Object.entries(built.contact.forms ?? {})
  return {
    origin,
    base,
    pages: built.pages,
    others: [
      { path: 'the page for unknown addresses', html: fillNotFound(built.notFound) },
      ...answers.map(([name, { html }]) => ({ path: `the answer "${name}"`, html })),
      ...languages.flatMap(([code, own]) => [
        { path: `the page for unknown addresses (${code})`, html: fillNotFound(own.notFound) },
        ...Object.entries(own.requestPages).map(([name, { html }]) => ({
          path: `the answer "${name}" (${code})`,
          html,
        })),
      ]),
      ...forms.map(([path, { invalid }]) => ({
        path: `the errors of ${path}`,
        html: invalid.html,
      })),
    ],
    files: built.files,
    flagged: new Set(site.links.flags.map(({ target }) => withBase(base, target))),
    scripts: new Set(site.publication.scripts?.map(({ src }) => src)),
  }
}
