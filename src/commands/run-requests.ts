import { runCommandLine } from '../contact/command-line.ts'

/** @param root folder of the database, unless a setting names another */
export const runRequests = async (args: readonly string[], root: string): Promise<void> => {
  // The reader may close the pipe early, as `npm run requests -- list | head` does.
  process.stdout.on('error', () => process.exit())
  const { text, exitCode } = await runCommandLine(args, process.env, root)
  if (exitCode === 0) console.log(text)
  else console.error(text)
  process.exitCode = exitCode
}
