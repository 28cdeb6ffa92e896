/** A contact service with a real store behind a real server, for tests. */
import { join } from 'node:path'
import { startContactService } from '../../../src/contact/service.ts'
import { settingsOf } from '../../../src/contact/settings.ts'
import type { ContactValues } from '../../../src/contact/values.ts'
import { ask, startSite } from '../server/site.ts'
import { queryOf } from './good.ts'
import { rowsInFile } from './rows.ts'

export const CALL = '/api/contactusrequest'

export type TestDesk = Awaited<ReturnType<typeof startDesk>>

/**
 * Starts one; limits are off unless the settings say otherwise.
 * @param env settings of the service
 * @param folder of the store
 */
export const startDesk = async (env: Readonly<Record<string, string>>, folder: string) => {
  const settings = settingsOf({ CONTACT_RATE_LIMIT: '0', ...env }, folder)
  /** What was said to the person who runs the site. */
  const said: string[] = []
  const service = startContactService(settings, (sentence) => said.push(sentence))
  await service.ready
  const { port, close } = await startSite(({ contact: { messageMaxBytes, pages } }) =>
    service.api(() => ({ messageMaxBytes, pages: (name) => pages[name] })),
  )
  /** Of the store. */
  const path = settings.database.path ?? join(folder, 'data/contact.db')
  return {
    port,
    folder,
    path,
    said,
    service,
    send: (values: Partial<ContactValues>, headers?: Record<string, string>) =>
      ask(port, `${CALL}?${queryOf(values)}`, headers),
    ask: (target: string, headers?: Record<string, string>, method?: string) =>
      ask(port, target, headers, method),
    rows: () => rowsInFile(path),
    close: async () => {
      await close()
      await service.close()
    },
  }
}
