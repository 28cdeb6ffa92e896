/** The contact requests, for the person who answers them. */

import { runCommandLine } from '../contact/command-line.ts'

/**
 * Does what a command line asks for, says what came of it, and sets the code that the process ends with.
 * @param root the folder in which the store lies where no setting says otherwise
 */
export const runRequests = async (args: readonly string[], root: string): Promise<void> => {
  // Somebody may read only the first lines: `npm run requests -- list | head`.
  process.stdout.on('error', () => process.exit())
  const { text, exitCode } = await runCommandLine(args, process.env, root)
  if (exitCode === 0) console.log(text)
  else console.error(text)
  process.exitCode = exitCode
}
