import { type Command, parseCommand, USAGE, UsageError } from './commands.ts'
import { openDatabase, openReadOnly } from './database.ts'
import { type DatabaseSettings, parseDatabaseSettings } from './settings.ts'
import { summarizeError } from './store-errors.ts'

export interface CommandOutput {
  readonly text: string
  /** 0 success, 1 no such request, 2 usage or file error, 3 the store cannot be used. */
  readonly exitCode: 0 | 1 | 2 | 3
}

/** Runs `npm run requests`. Never rejects. @param root the folder of a relative database path */
export async function runCommandLine(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  root: string,
): Promise<CommandOutput> {
  try {
    const command = parseCommand(args)
    return await runInStore(parseDatabaseSettings(env, root), command)
  } catch (error) {
    const text = error instanceof Error ? error.message : 'Something went wrong.'
    return { text: error instanceof UsageError ? `${text}\n\n${USAGE}` : text, exitCode: 2 }
  }
}

async function runInStore(settings: DatabaseSettings, command: Command): Promise<CommandOutput> {
  try {
    const database = await (command.isReadOnly ? openReadOnly : openDatabase)(settings)
    try {
      return await command.run(database)
    } finally {
      database.client.close()
    }
  } catch (error) {
    if (error instanceof UsageError) throw error
    // Without the message of the error, which could contain personal data.
    return { text: summarizeError(error, settings), exitCode: 3 }
  }
}
