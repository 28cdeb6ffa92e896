import { describe, expect, test } from 'vitest'
import type { SiteRequest } from '../../../src/server/response.ts'
import { createSuiteFolder } from './temp-folders.ts'
import { createPublication, getResponse, publishSite } from './test-site.ts'

const FILM = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251))
const files = [
  { address: '/film.mp4', body: FILM },
  { address: '/long.txt', body: 'text '.repeat(100) },
]
const { site } = await publishSite(createPublication(createSuiteFolder(), { files }))

const ask = (headers: SiteRequest['headers'], path = '/film.mp4', method = 'GET') =>
  getResponse(site, path, { headers, method })

describe('range requests', () => {
  test.each([
    ['bytes=0-', 0, 999],
    ['bytes=0-1', 0, 1],
    ['bytes=100-199', 100, 199],
    ['bytes=900-5000', 900, 999],
    ['bytes=-10', 990, 999],
    ['bytes=999-', 999, 999],
    ['bytes=-5000', 0, 999],
  ])('responds to %s with 206', async (range, first, last) => {
    const { status, headers, body } = await ask({ range })
    expect(status).toBe(206)
    expect(headers).toMatchObject({
      'Content-Range': `bytes ${first}-${last}/1000`,
      'Content-Length': `${last - first + 1}`,
      'Content-Type': 'video/mp4',
    })
    expect(body).toEqual(FILM.subarray(first, last + 1))
  })

  test.each(['bytes=1000-', 'bytes=-0'])(
    'responds with 416 outside the file: %s',
    async (range) => {
      const { status, headers, body } = await ask({ range })
      expect([status, headers['Content-Range'], body]).toEqual([416, 'bytes */1000', ''])
    },
  )

  test('honours If-Range and If-None-Match', async () => {
    const { headers } = await ask({})
    expect(headers['Accept-Ranges']).toBe('bytes')
    const range = 'bytes=0-9'
    expect((await ask({ range, 'if-range': headers.ETag ?? '' })).status).toBe(206)
    expect((await ask({ range, 'if-range': '"old"' })).status).toBe(200)
    expect((await ask({ range, 'if-none-match': headers.ETag ?? '' })).status).toBe(304)
    expect((await ask({ range }, '/film.mp4', 'HEAD')).status).toBe(200)
  })
})
