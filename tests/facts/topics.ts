/** All checks of the site against the facts, by topic. */
import { addresses } from './checks/addresses.ts'
import { cases } from './checks/cases.ts'
import type { Check, Topic } from './checks/check.ts'
import { clients } from './checks/clients.ts'
import { company } from './checks/company.ts'
import { constants } from './checks/constants.ts'
import { contact } from './checks/contact.ts'
import { counts } from './checks/counts.ts'
import { figures } from './checks/figures.ts'
import { home } from './checks/home.ts'
import { landings } from './checks/landings.ts'
import { serviceSpecifics } from './checks/service-specifics.ts'
import { services } from './checks/services.ts'
import { shell } from './checks/shell.ts'
import { technologies } from './checks/technologies.ts'

export const topics = {
  company,
  shell,
  addresses,
  home,
  contact,
  clients,
  services,
  serviceSpecifics,
  technologies,
  landings,
  cases,
  constants,
  counts,
  figures,
} satisfies Readonly<Record<string, Topic>>

/** Every check with its name, across topics. */
export const checks: readonly (readonly [string, Check])[] = Object.values<Topic>(topics).flatMap(
  (topic) => Object.entries(topic),
)
