import type { ReceivedForm } from '../contract/manifest.ts'
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
  /** @param getOptions called for each request, since a new build may change the options */
  readonly api: (
    getOptions: () => ContactOptions,
    forms?: Readonly<Record<string, ReceivedForm>>,
  ) => Api
  /** Resolves once the store is open, or has failed to open and logged why. */
  readonly ready: Promise<void>
  readonly checkReadiness: () => Promise<Readiness>
  readonly close: () => Promise<void>
}

export const startContactService = (
  settings: ContactSettings,
  log: (message: string) => void = console.error,
): ContactService => {
  const store = new Store(settings.database, settings.mail !== undefined, log)
  const { mail, retention } = settings
  let findLanguage = (_form: string | undefined): string | undefined => undefined
  const sender =
    mail &&
    new Sender(
      store,
      createMailer(mail, (form) => findLanguage(form)),
      log,
    )
  const stopRetention = startRetention(retention, store, log)
  const dependencies = {
    store,
    onStored: () => sender?.notify(),
    limit: new RateLimit(settings.rate),
    trustedProxies: settings.trustedProxies,
  }
  return {
    api: (getOptions, forms = {}) => {
      findLanguage = (form) =>
        Object.values(forms).find(({ page }) => page === form)?.language ?? getOptions().language
      return createContactApi(dependencies, getOptions, forms)
    },
    checkReadiness: () =>
      store
        .use(async (database) => {
          await assertWritable(database)
          const { waiting, failed, lastMail = 0 } = await readStatus(database)
          const numbers = {
            mail_waiting: waiting,
            mail_failed: failed,
            mail_last_seconds: lastMail / 1000,
          }
          return { ready: true, numbers }
        })
        .catch(() => ({ ready: false, numbers: {} })),
    ready: store.use(async () => undefined).catch(() => undefined),
    close: async () => {
      stopRetention()
      await sender?.close()
      await store.close()
    },
  }
}
