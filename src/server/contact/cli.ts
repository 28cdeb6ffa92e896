/** `npm run requests`: the contact requests, for the person who answers them. */
import { placesOf } from '../../build/places.ts'
import { commandOf, Misunderstood, USAGE } from './commands.ts'
import { openDatabase } from './database.ts'
import { databaseOf } from './settings.ts'
import { problemOf } from './trouble.ts'

/** @returns 0 done, 1 nothing to do it to, 2 not understood, 3 no store */
const main = async (args: readonly string[]): Promise<number> => {
  const command = commandOf(args)
  const settings = databaseOf(process.env, placesOf().root)
  try {
    const database = await openDatabase(settings)
    const { text, code } = await command(database)
    database.client.close()
    if (code === 0) console.log(text)
    else console.error(text)
    return code
  } catch (error) {
    if (error instanceof Misunderstood) throw error
    // Without the error itself: it could hold what visitors have written.
    console.error(problemOf(error, settings))
    return 3
  }
}

// Somebody may read only the first lines: `npm run requests -- list | head`.
process.stdout.on('error', () => process.exit())

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : 'Something went wrong.')
    if (error instanceof Misunderstood) console.error(`\n${USAGE}`)
    process.exitCode = 2
  },
)
