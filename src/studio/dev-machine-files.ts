import type { Connect } from 'vite'
import { INERT_POLICY, securityHeaders } from '../contract/headers.ts'
import { getMediaType } from '../publish/media-types.ts'
import { createMetadataFiles } from '../publish/metadata-files.ts'
import type { SiteState } from '../publish/site-modules.ts'

export function devMachineFiles(state: SiteState): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost')
    const files = state.site ? createMetadataFiles(state.site) : []
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
