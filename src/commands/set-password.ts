import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { MIN_PASSWORD_LENGTH, storePassword } from '../site-folder/password.ts'
import type { Places } from '../site-folder/places.ts'

/** Asks for a password in the terminal, or reads the first line of a pipe. @throws if it is too short */
export async function setPassword(site: Pick<Places, 'siteDir'>): Promise<void> {
  const password = await ask('Password of the studio: ')
  if (password.length < MIN_PASSWORD_LENGTH)
    throw new Error(`The password needs at least ${MIN_PASSWORD_LENGTH} characters.`)
  if (process.stdin.isTTY && (await ask('Again: ')) !== password)
    throw new Error('The passwords differ. Nothing was changed.')
  await storePassword(site, password)
  console.log('The password is set. Everyone has to sign in again.')
}

/** Hides what is typed. */
async function ask(question: string): Promise<string> {
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = process.stdin.isTTY
  if (terminal) process.stdout.write(question)
  const lines = createInterface({ input: process.stdin, output: hidden, terminal })
  try {
    return await lines.question('')
  } finally {
    lines.close()
    if (terminal) process.stdout.write('\n')
  }
}
