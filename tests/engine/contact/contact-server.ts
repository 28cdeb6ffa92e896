/** A contact service with a real store and server, for tests. */
import { join } from 'node:path'
import { startContactService } from '../../../src/contact/service.ts'
import { parseSettings } from '../../../src/contact/settings.ts'
import type { ContactValues } from '../../../src/contact/values.ts'
import { sendForm, sendRequest, startTestSite } from '../server/test-site.ts'
import { readRowsFromFile } from './store-rows.ts'
import { toQuery } from './valid-request.ts'

export const API_PATH = '/api/contactusrequest'

export type ContactServer = Awaited<ReturnType<typeof startContactServer>>

/**
 * The rate limit is off by default.
 * @param env settings of the service
 * @param folder of the store
 */
export const startContactServer = async (env: Readonly<Record<string, string>>, folder: string) => {
  const settings = parseSettings({ CONTACT_RATE_LIMIT: '0', ...env }, folder)
  const messages: string[] = []
  const service = startContactService(settings, (message) => messages.push(message))
  await service.ready
  const { port, close } = await startTestSite(({ contact: { messageMaxBytes, pages, forms } }) =>
    service.api(() => ({ messageMaxBytes, pages: (name) => pages[name] }), forms),
  )
  /** Of the store. */
  const path = settings.database.path ?? join(folder, 'data/contact.db')
  return {
    port,
    folder,
    path,
    /** Log messages for the operator. */
    messages,
    service,
    send: (values: Partial<ContactValues>, headers?: Record<string, string>) =>
      sendRequest(port, `${API_PATH}?${toQuery(values)}`, headers),
    sendForm: (values: Readonly<Record<string, string>>, headers?: Record<string, string>) =>
      sendForm(port, values, headers),
    ask: (target: string, headers?: Record<string, string>, method?: string) =>
      sendRequest(port, target, headers, method),
    rows: () => readRowsFromFile(path),
    close: async () => {
      await close()
      await service.close()
    },
  }
}
