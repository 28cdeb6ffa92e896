import { PartMemory } from './read/parts/memory.ts'
import { SentenceMemory } from './review/near-copies.ts'

/** What is remembered of the text that was compiled last. It makes a difference to time only. */
export class Memory {
  readonly parts = new PartMemory()
  readonly sentences = new SentenceMemory()
}
