import type { BuildMessage } from '../publication/build-messages.ts'

/** Whether another process of this program started the command and listens to messages. */
export const hasParent = process.send !== undefined && process.argv.includes('--for-publication')

export const sendToParent = (message: BuildMessage): void => {
  if (hasParent) process.send?.(message)
}
