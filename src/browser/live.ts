/**
 * What changes on an open page while somebody edits site.yaml. A leaf on purpose: were it to import
 * the modules that publish here, every second change would go unnoticed.
 */
type Listener = (name: string, value: unknown) => void

const listeners = new Set<Listener>()

/** Called by a changed module with its new value. */
export const publish = (name: string, value: unknown): void => {
  for (const listener of listeners) listener(name, value)
}

/** @returns a function that stops listening */
export const listen = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
