import type { Connect } from 'vite'
import { withoutBase } from '../contract/base.ts'
import { getMediaType } from '../publish/media-types.ts'
import { getSiteBase } from '../publish/site-modules.ts'
import { parseRange } from '../server/range.ts'
import { decodeRequestPath, splitTarget } from '../server/request-target.ts'
import { isReadMethod } from '../server/response.ts'
import type { Project } from '../site-folder/project.ts'
import { readPublishedFile } from '../site-folder/public-files.ts'
import type { LiveSite } from './live-site.ts'

export function devPublicFiles(project: Project, live: LiveSite): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { method = 'GET', headers, originalUrl = '/' } = request
    const { path } = splitTarget(originalUrl)
    const address = withoutBase(getSiteBase(live), decodeRequestPath(path) ?? '')
    if (address === undefined || !isReadMethod(method) || !live.isPublished(address)) return next()
    const body = readBody(project, address)
    if (!body) return next()
    const part = parseRange(headers, '', body.length)
    const [first, last] = Array.isArray(part) ? part : [0, body.length - 1]
    const isPart = Array.isArray(part)
    response.writeHead(isPart ? 206 : 200, {
      'Content-Type': getMediaType(address),
      'Content-Length': last - first + 1,
      'Cache-Control': 'no-store',
      'Accept-Ranges': 'bytes',
      ...(isPart && { 'Content-Range': `bytes ${first}-${last}/${body.length}` }),
    })
    response.end(method === 'HEAD' ? undefined : body.subarray(first, last + 1))
  }
}

/** Undefined while the file is being replaced; the next request succeeds. */
function readBody({ publicDir }: Project, address: string): Buffer | undefined {
  try {
    return readPublishedFile(publicDir, address)
  } catch {
    return undefined
  }
}
