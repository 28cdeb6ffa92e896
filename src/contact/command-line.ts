import { type Command, commandOf, Misunderstood, USAGE } from './commands.ts'
import { openDatabase, openToRead } from './database.ts'
import { type DatabaseSettings, databaseOf } from './settings.ts'
import { problemOf } from './trouble.ts'

/** What is said to somebody at a terminal, and what the program ends with. */
export interface Answer {
  readonly text: string
  /** 0 done, 1 nothing to do it to, 2 not understood, 3 no store. */
  readonly code: 0 | 1 | 2 | 3
}

/**
 * Does what a command line asks for. Never rejects.
 * @param args the words behind the name of the program
 * @param root the folder in which the store lies where no setting says otherwise
 */
export async function answerTo(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  root: string,
): Promise<Answer> {
  try {
    const command = commandOf(args)
    return await withStore(databaseOf(env, root), command)
  } catch (error) {
    const text = error instanceof Error ? error.message : 'Something went wrong.'
    return { text: error instanceof Misunderstood ? `${text}\n\n${USAGE}` : text, code: 2 }
  }
}

async function withStore(settings: DatabaseSettings, command: Command): Promise<Answer> {
  try {
    const database = await (command.reads ? openToRead : openDatabase)(settings)
    try {
      return await command.run(database)
    } finally {
      database.client.close()
    }
  } catch (error) {
    if (error instanceof Misunderstood) throw error
    // Without the error itself: it could hold what visitors have written.
    return { text: problemOf(error, settings), code: 3 }
  }
}
