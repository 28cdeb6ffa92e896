import type { StudioState } from '../protocol/state.ts'
import type { PatchedTexts } from './patched-texts.ts'
import { findTexts, type TextOnPage } from './texts-in-frame.ts'

export class PageTexts {
  readonly #page: Document
  readonly #patches: PatchedTexts
  #state: StudioState | undefined
  #found: TextOnPage[] | undefined

  constructor(page: Document, patches: PatchedTexts) {
    this.#page = page
    this.#patches = patches
    const root = page.getElementById('root')
    const forget = () => {
      this.#found = undefined
    }
    if (root)
      new MutationObserver(forget).observe(root, {
        subtree: true,
        childList: true,
        characterData: true,
        attributeFilter: ['src', 'poster', 'placeholder'],
      })
  }

  find(state: StudioState): readonly TextOnPage[] {
    if (this.#state !== state) this.#found = undefined
    this.#state = state
    this.#found ??= findTexts(this.#page, state, (node) => this.#patches.getOriginal(node))
    return this.#found
  }
}
