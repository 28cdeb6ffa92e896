import type { Moves } from '../content/model.ts'
import type { Manifest } from '../contract/manifest.ts'
import { routeKey } from '../contract/routes.ts'
import type { Write } from './folder-writer.ts'
import {
  createHeadersFile,
  createMovedRedirects,
  createSpellingRedirects,
  HEADERS_FILE,
  REDIRECTS_FILE,
} from './host-files.ts'
import type { BuiltSite } from './published-files.ts'
import {
  CADDY_FILE,
  createCaddyConfig,
  createNginxHeaders,
  createNginxMaps,
  NGINX_HEADERS_FILE,
  NGINX_MAPS_FILE,
} from './server-configs.ts'

/** Addresses of the host files that a site may have in its public folder. */
export const listHostFiles = ({ base = '' }: BuiltSite): readonly string[] =>
  [HEADERS_FILE, REDIRECTS_FILE].map((name) => `${base}/${name}`)

/** Writes the host files. Rules from the public folder come first. */
export const writeHostFiles = (write: Write, site: BuiltSite, manifest: Manifest) => {
  const own = (name: string) =>
    String(site.files.find(({ address }) => address === `${site.base ?? ''}/${name}`)?.body ?? '')
  const texts = {
    [HEADERS_FILE]: own(HEADERS_FILE) + createHeadersFile(manifest),
    [REDIRECTS_FILE]:
      own(REDIRECTS_FILE) +
      (site.moves ? createMovedRedirects(site.moves.redirects) : '') +
      createSpellingRedirects(manifest, site.spellings ?? []),
    [NGINX_MAPS_FILE]: createNginxMaps({ ...manifest, ...spellMoves(site.moves) }),
    [NGINX_HEADERS_FILE]: createNginxHeaders(manifest),
    [CADDY_FILE]: createCaddyConfig(manifest),
  }
  for (const [file, text] of Object.entries(texts)) write(file, Buffer.from(text))
}

/** Omits empty entries from the manifest. */
export const formatMoves = ({
  redirects,
  gone,
}: Moves = NO_MOVES): Pick<Manifest, 'redirects' | 'gone'> => ({
  ...(redirects.size > 0 && {
    redirects: Object.fromEntries([...redirects].map(([from, to]) => [routeKey(from), to])),
  }),
  ...(gone.length > 0 && { gone: gone.map(routeKey) }),
})

/** As spelled in the site file, for case-sensitive hosts. */
const spellMoves = ({ redirects, gone }: Moves = NO_MOVES) => ({
  redirects: Object.fromEntries(redirects),
  gone,
})

const NO_MOVES: Moves = { redirects: new Map(), gone: [] }
