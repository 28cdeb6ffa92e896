/** A module of its own, because development imports `main.tsx` under another address than its importers do. */
import type { ReactNode } from 'react'
import type { Root } from 'react-dom/client'
import type { Shell } from '../content/model.ts'

interface MountedApplication {
  readonly root: Root
  readonly render: (shell: Shell) => ReactNode
}

const { promise, resolve } = createDeferred<MountedApplication>()

/** Resolves when the application is hydrated. */
export const mountedApplication = promise

export const reportMounted = resolve

function createDeferred<T>() {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
