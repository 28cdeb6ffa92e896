/** The browser in which pages are audited, one after the other. */
import { createServer } from 'node:net'
import { chromium } from 'playwright-core'
import { launchOptions } from '../../src/screenshots/chromium.ts'
import { type Audit, audit } from './audit.ts'
import { calmly } from './calm.ts'

export interface Session {
  /** Audits a page, see `calmly`. */
  readonly audit: (path: string) => Promise<Audit>
  readonly end: () => Promise<void>
}

/** Starts a browser for a served site. */
export async function startSession(origin: string): Promise<Session> {
  const port = await freePort()
  const options = await launchOptions()
  const args = [...options.args, `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ ...options, args })
  return {
    audit: calmly((path) => audit(origin, path, port)),
    end: () => browser.close(),
  }
}

/** A port that nobody uses at the moment. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' ? address?.port : undefined
      server.close(() => (port ? resolve(port) : reject(new Error('There is no free port.'))))
    })
  })
