/** The contact service of a server: what it answers, what it does by itself, and how it ends. */
import type { Api } from '../server/api.ts'
import type { Readiness } from '../server/ops-endpoints.ts'
import { type ContactOptions, createContactApi } from './handler.ts'
import { createMailer } from './mailer.ts'
import { RateLimit } from './rate-limit.ts'
import { startRetention } from './retention.ts'
import { Sender } from './sender.ts'
import type { ContactSettings } from './settings.ts'
import { assertWritable, readStatus } from './status.ts'
import { Store } from './store.ts'

export interface ContactService {
  /** The calls of the service. @param terms what the site says about it at the time */
  readonly api: (terms: () => ContactOptions) => Api
  /** Resolves once the store has been opened, or has turned out not to open; that has then been said. */
  readonly ready: Promise<void>
  /** Whether requests can be stored now, and what waits to be sent. */
  readonly checkReadiness: () => Promise<Readiness>
  /** Finishes what it is doing, and closes the store. */
  readonly close: () => Promise<void>
}

/** @param log gets what the person who runs the site has to know, one plain sentence at a time */
export const startContactService = (
  settings: ContactSettings,
  log: (sentence: string) => void = console.error,
): ContactService => {
  const store = new Store(settings.database, settings.mail !== undefined, log)
  const { mail, retention } = settings
  const sender = mail && new Sender(store, createMailer(mail), log)
  const endRetention = startRetention(retention, store, log)
  const dependencies = {
    store,
    onStored: () => sender?.notify(),
    limit: new RateLimit(settings.rate),
    trustedProxies: settings.trustedProxies,
  }
  return {
    api: (terms) => createContactApi(dependencies, terms),
    checkReadiness: () =>
      store
        .use(async (database) => {
          await assertWritable(database)
          const { waiting, failed, lastMail = 0 } = await readStatus(database)
          const numbers = {
            mail_waiting: waiting,
            mail_aside: failed,
            mail_last_seconds: lastMail / 1000,
          }
          return { ready: true, numbers }
        })
        .catch(() => ({ ready: false, numbers: {} })),
    ready: store.use(async () => undefined).catch(() => undefined),
    close: async () => {
      endRetention()
      await sender?.close()
      await store.close()
    },
  }
}
