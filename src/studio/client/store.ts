import { type Action, type Model, reduce } from './model.ts'

/** Holds the model outside of React, so that actions read the latest one. */
export class Store {
  #model: Model
  readonly #listeners = new Set<() => void>()

  constructor(model: Model) {
    this.#model = model
  }

  readonly get = (): Model => this.#model

  readonly dispatch = (action: Action): void => {
    this.#model = reduce(this.#model, action)
    for (const listener of this.#listeners) listener()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
