/**
 * Loaded before all else by the commands of `package.json`, in plain JavaScript: Node cannot load TypeScript from a
 * folder with a question mark in its name.
 */
import { fileURLToPath } from 'node:url'

/** The folder of the project. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

if (root.includes('?')) {
  console.error(
    `The project lies in ${root}, and what loads its code takes everything from "?" on for a question, not for a name: rename that folder.`,
  )
  process.exit(1)
}
