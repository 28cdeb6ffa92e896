/** Faults of the contact form, see `plants.ts`. */
import { goOffline, wait } from './deeds-surroundings.ts'
import { copy, fill, goToForm, send, type } from './deeds-writing.ts'
import type { Plant } from './plants.ts'

const WIDE = 1280

export const writingPlants: readonly Plant[] = [
  {
    name: 'the form keeps what was sent',
    plant: () => Object.assign(HTMLFormElement.prototype, { reset: () => undefined }),
    width: WIDE,
    visit: [goToForm, fill, send('mouse')],
    complaint: /^form: /m,
  },
  {
    name: 'the message that a request was stored stays',
    plant: () => {
      const { setTimeout } = window
      Object.assign(window, {
        setTimeout: (...args: Parameters<typeof setTimeout>) =>
          (args[1] ?? 0) > 1000 ? 0 : setTimeout(...args),
      })
    },
    width: WIDE,
    visit: [goToForm, fill, send('mouse'), wait(4000)],
    complaint: /^form: /m,
  },
  {
    name: 'a wrong address is not marked',
    plant: () => addEventListener('input', (event) => event.stopImmediatePropagation(), true),
    width: WIDE,
    visit: [goToForm, type('email', 'wrong')],
    complaint: /^form: /m,
  },
  {
    name: 'a failure is not told',
    plant: () => Object.assign(window, { alert: () => undefined }),
    width: WIDE,
    visit: [goToForm, fill, goOffline, send('mouse')],
    complaint: /^alerts: \[\] instead of/m,
  },
  {
    name: 'something else is copied',
    plant: () => {
      const write = navigator.clipboard.writeText.bind(navigator.clipboard)
      navigator.clipboard.writeText = (text) => write(text.slice(1))
    },
    width: WIDE,
    visit: [goToForm, copy('mouse')],
    complaint: /^copied: /m,
  },
]
