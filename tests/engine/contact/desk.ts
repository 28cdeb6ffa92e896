/** A contact service with a real store behind a real server, for tests. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { startContactService } from '../../../src/contact/service.ts'
import { type ContactSettings, settingsOf } from '../../../src/contact/settings.ts'
import type { ContactValues } from '../../../src/contact/values.ts'
import { ask, type Reply, startSite, temporaryFolder } from '../server/site.ts'
import { good, queryOf } from './good.ts'
import { rowsIn, type Stored } from './rows.ts'

export { good, queryOf, rowsIn, type Stored }

export const CALL = '/api/contactusrequest'

export interface TestDesk {
  readonly port: number
  readonly folder: string
  /** Of the store. */
  readonly path: string
  /** What was said to the person who runs the site. */
  readonly said: readonly string[]
  readonly send: (
    values: Partial<ContactValues>,
    headers?: Record<string, string>,
  ) => Promise<Reply>
  readonly ask: (path: string, headers?: Record<string, string>, method?: string) => Promise<Reply>
  readonly rows: () => Promise<Stored[]>
  readonly close: () => Promise<void>
}

/**
 * Starts one; limits are off unless the settings say otherwise.
 * @param env settings of the service
 * @param folder of the store; without it a new one, which goes when the desk is closed
 */
export const startDesk = async (
  env: Readonly<Record<string, string>> = {},
  folder?: string,
): Promise<TestDesk> => {
  const root = folder ?? temporaryFolder()
  const settings: ContactSettings = settingsOf({ CONTACT_RATE_LIMIT: '0', ...env }, root)
  const said: string[] = []
  const service = startContactService(settings, (sentence) => said.push(sentence))
  await service.ready
  const site = await startSite(({ contact: { messageMaxBytes, pages } }) =>
    service.api(() => ({ messageMaxBytes, pages: (name) => pages[name] })),
  )
  const path = settings.database.path ?? join(root, 'data/contact.db')
  const client = () => createClient({ url: `file:${path}` })
  return {
    port: site.port,
    folder: root,
    path,
    said,
    send: (values, headers) => ask(site.port, `${CALL}?${queryOf(values)}`, headers),
    ask: (target, headers, method) => ask(site.port, target, headers, method),
    rows: async () => {
      const reader = client()
      try {
        return await rowsIn(reader)
      } finally {
        reader.close()
      }
    },
    close: async () => {
      await site.close()
      await service.close()
      if (!folder) rmSync(root, { recursive: true, force: true })
    },
  }
}

/** What a call answered. */
export const jsonOf = ({ body }: Reply): { success: boolean; error?: string; fields?: object } =>
  JSON.parse(body.toString())
