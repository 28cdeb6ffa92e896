import { type Command, parseCommand, USAGE, UsageError } from './commands.ts'
import { openDatabase, openReadOnly } from './database.ts'
import { type DatabaseSettings, parseDatabaseSettings } from './settings.ts'
import { summarizeError } from './store-errors.ts'

/** What is said to somebody at a terminal, and what the program ends with. */
export interface CommandOutput {
  readonly text: string
  /** 0 done, 1 nothing to do it to, 2 not understood, 3 no store. */
  readonly exitCode: 0 | 1 | 2 | 3
}

/**
 * Does what a command line asks for. Never rejects.
 * @param args the words behind the name of the program
 * @param root the folder in which the store lies where no setting says otherwise
 */
export async function runCommandLine(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  root: string,
): Promise<CommandOutput> {
  try {
    const command = parseCommand(args)
    return await withStore(parseDatabaseSettings(env, root), command)
  } catch (error) {
    const text = error instanceof Error ? error.message : 'Something went wrong.'
    return { text: error instanceof UsageError ? `${text}\n\n${USAGE}` : text, exitCode: 2 }
  }
}

async function withStore(settings: DatabaseSettings, command: Command): Promise<CommandOutput> {
  try {
    const database = await (command.isReadOnly ? openReadOnly : openDatabase)(settings)
    try {
      return await command.run(database)
    } finally {
      database.client.close()
    }
  } catch (error) {
    if (error instanceof UsageError) throw error
    // Without the error itself: it could hold what visitors have written.
    return { text: summarizeError(error, settings), exitCode: 3 }
  }
}
