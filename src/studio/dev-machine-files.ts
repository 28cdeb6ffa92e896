import type { Connect } from 'vite'
import { isSearchIndex } from '../content/pages/generated-files.ts'
import { INERT_POLICY, securityHeaders } from '../contract/headers.ts'
import { getMediaType } from '../publish/media-types.ts'
import { createMetadataFiles } from '../publish/metadata-files.ts'
import { createSearchIndexes } from '../publish/search-indexes.ts'
import type { SiteState } from '../publish/site-modules.ts'

export function devMachineFiles(state: SiteState): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost')
    const createFiles = isSearchIndex(pathname) ? createSearchIndexes : createMetadataFiles
    const files = state.site ? createFiles(state.site) : []
    const file = files.find(({ address }) => address === pathname)
    if (!file) return next()
    response.writeHead(200, {
      'Content-Type': file.type ?? getMediaType(file.address),
      'Cache-Control': 'no-store',
      ...securityHeaders(INERT_POLICY),
    })
    response.end(file.body)
  }
}
