import { withBase } from '../../contract/base.ts'
import { encodePath } from '../../contract/routes.ts'
import type { Context, KnownPage } from '../context.ts'
import type { Figure, Image, Link, Resolved } from '../model.ts'
import { resolveLink } from '../resolve/links.ts'
import { findFileAddress, getImageSize } from '../resolve/public-file.ts'
import { isReference, type Reference } from '../resolve/references.ts'
import { fillVariables } from '../resolve/variables.ts'

/** Replaces references with their targets. References must have been checked. */
export class Substitution {
  readonly #context: Context
  readonly #figures: ReadonlyMap<string, Figure>

  constructor(context: Context, figures: ReadonlyMap<string, Figure>) {
    this.#context = context
    this.#figures = figures
  }

  apply<T>(value: T, page?: KnownPage): Resolved<T> {
    // The walk replaces references, as the type states.
    return this.#walk(value, page) as Resolved<T>
  }

  toAddress(written: string): string {
    return withBase(this.#context.base, written)
  }

  #located(link: Link): Link {
    return 'href' in link ? { ...link, href: this.toAddress(link.href) } : link
  }

  #walk(value: unknown, page: KnownPage | undefined): unknown {
    if (isReference(value)) return this.#replace(value, page)
    if (Array.isArray(value)) return value.map((item) => this.#walk(item, page))
    if (value === null || typeof value !== 'object') return value
    const entries = Object.entries(value).filter(([, entry]) => entry !== undefined)
    return Object.fromEntries(entries.map(([key, entry]) => [key, this.#walk(entry, page)]))
  }

  #replace(ref: Reference, page: KnownPage | undefined): string | Link | Image | Figure {
    switch (ref.ref) {
      case 'text':
        return fillVariables(ref.template, this.#context.variables).text
      case 'link':
        return this.#located(resolveLink(ref, this.#context, page).link ?? { kind: 'nothing' })
      case 'call':
        return this.toAddress(ref.path)
      case 'figure':
        return this.#figures.get(ref.name) ?? { value: '', label: '' }
      case 'image': {
        const { publicFiles } = this.#context
        const toAddress = findFileAddress(ref.src, publicFiles) ?? ref.src
        const { width, height } = getImageSize(publicFiles.get(toAddress)) ?? {
          width: 0,
          height: 0,
        }
        const alt = ref.alt ? fillVariables(ref.alt.template, this.#context.variables).text : ''
        const image = { src: this.toAddress(encodePath(toAddress)), alt, width, height }
        return ref.focus ? { ...image, focus: ref.focus } : image
      }
    }
  }
}
