import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import type { Places } from './places.ts'
import { createPrivateFolder, getPrivateFolder } from './private-folder.ts'

export const MIN_PASSWORD_LENGTH = 12

/** In bytes. */
const KEY_LENGTH = 32

const passwordSchema = z.strictObject({ salt: z.string(), hash: z.string() })

type SiteFolder = Pick<Places, 'siteDir'>

const hash = promisify<string, Buffer, number, Buffer>(scrypt)

const getFile = (site: SiteFolder): string => join(getPrivateFolder(site), 'password.json')

/** Stores a salted hash, readable only by its owner and ignored by git. */
export async function storePassword(site: SiteFolder, password: string): Promise<void> {
  const salt = randomBytes(16)
  const key = await hash(password, salt, KEY_LENGTH)
  createPrivateFolder(site)
  const file = getFile(site)
  const stored = { salt: salt.toString('base64'), hash: key.toString('base64') }
  writeFileSync(file, JSON.stringify(stored), { mode: 0o600 })
  chmodSync(file, 0o600)
}

export type Password = z.infer<typeof passwordSchema>

/** @returns undefined if no password was set */
export function readPassword(site: SiteFolder): Password | undefined {
  try {
    return passwordSchema.parse(JSON.parse(readFileSync(getFile(site), 'utf8')))
  } catch {
    return undefined
  }
}

export async function isPassword(stored: Password, given: string): Promise<boolean> {
  const expected = Buffer.from(stored.hash, 'base64')
  const key = await hash(given, Buffer.from(stored.salt, 'base64'), KEY_LENGTH)
  return expected.length === key.length && timingSafeEqual(expected, key)
}
