import { Worker } from 'node:worker_threads'
import type { Progress } from '../progress.ts'
import type { DrawingTask } from './card-thread.ts'

export interface Drawing {
  /** Resolves when all images are in the cache. */
  readonly finish: (progress?: Progress) => Promise<void>
  /** Ends the thread, for example if the build fails. */
  readonly stop: () => Promise<unknown>
}

/** Draws cards in a thread, because rendering pages takes as long and needs one processor only. */
export function startDrawing(task: DrawingTask): Drawing {
  const total = task.cards.length
  if (total === 0) return { finish: async () => {}, stop: async () => {} }
  const worker = new Worker(new URL('../run-thread.js', import.meta.url), {
    argv: ['draw-cards'],
    workerData: task,
  })
  let drawn = 0
  let report = (): void => undefined
  worker.on('message', () => {
    drawn += 1
    report()
  })
  const finished = new Promise<void>((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', () => resolve())
  })
  // A failure is reported by `finish`.
  finished.catch(() => undefined)
  const finish = async (progress?: Progress): Promise<void> => {
    if (drawn < total && progress) {
      progress.start('Drawing social images')
      report = () => progress.update(drawn, total)
      report()
    }
    await finished
  }
  return { finish, stop: () => worker.terminate() }
}
