import { isatty } from 'node:tty'
import ora from 'ora'
import type { Progress } from '../publish/progress.ts'
import { hasParent, sendToParent } from './parent-process.ts'

export interface StageProgress extends Progress {
  readonly stop: () => void
}

export const formatSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

/** A spinner on a terminal; else, in CI and with NO_COLOR, one line for each finished stage. Messages for a parent process. */
export const createProgress = (env: NodeJS.ProcessEnv = process.env): StageProgress => {
  if (hasParent) return createMessages()
  return isatty(1) && !env.CI && env.NO_COLOR === undefined ? createSpinner() : createLines()
}

const createMessages = (): StageProgress => ({
  start: (name) => sendToParent({ type: 'stage', name }),
  update: (done, total) => sendToParent({ type: 'count', done, total }),
  stop: () => undefined,
})

interface Stage {
  readonly name: string
  readonly started: number
  count: string
}

/** @returns for example `Rendering pages 60/60 (1.2 s)` */
const formatStage = ({ name, started, count }: Stage): string =>
  `${name}${count} (${formatSeconds(performance.now() - started)})`

const createStage = (name: string): Stage => ({ name, started: performance.now(), count: '' })

function createLines(): StageProgress {
  let stage: Stage | undefined
  const stop = () => {
    if (stage) console.log(formatStage(stage))
    stage = undefined
  }
  return {
    start: (name) => {
      stop()
      stage = createStage(name)
    },
    update: (done, total) => {
      if (stage) stage.count = ` ${done}/${total}`
    },
    stop,
  }
}

function createSpinner(): StageProgress {
  // Without `discardStdin`, Ctrl+C ends the command as usual.
  const spinner = ora({ stream: process.stdout, discardStdin: false })
  let stage: Stage | undefined
  const show = () => {
    if (stage) spinner.text = formatStage(stage)
  }
  const timer = setInterval(show, 100)
  timer.unref()
  const stop = () => {
    if (stage) spinner.succeed(formatStage(stage))
    stage = undefined
  }
  return {
    start: (name) => {
      stop()
      stage = createStage(name)
      spinner.start(formatStage(stage))
    },
    update: (done, total) => {
      if (stage) stage.count = ` ${done}/${total}`
      show()
    },
    stop,
  }
}
