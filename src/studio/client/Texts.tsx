import { useId, useState } from 'react'
import type { ShownNode, ShownText } from '../server/protocol.ts'
import { Thumbnail } from './Thumbnail.tsx'

interface Props {
  readonly texts: readonly ShownText[]
  readonly nodes: readonly ShownNode[]
  readonly onChoose: (index: number) => void
}

export function Texts({ texts, nodes, onChoose }: Props) {
  const [sought, setSought] = useState('')
  const field = useId()
  const words = sought.toLowerCase().trim()
  // In page order; texts shared with other pages come last.
  const order = [...new Set(nodes.flatMap(({ textIndex }) => textIndex ?? []))]
  const found = order.flatMap((index) => {
    const text = texts[index]
    return text && `${text.title} ${text.template} ${listWords(text)}`.toLowerCase().includes(words)
      ? [{ text, index }]
      : []
  })
  const sorted = found.toSorted((a, b) => Number(isOwn(b.text)) - Number(isOwn(a.text)))
  return (
    <section className="texts" aria-label="Texts of this page">
      <p className="quiet">Click a text or an image on the page to edit it, or choose one here.</p>
      <label className="name" htmlFor={field}>
        Texts of this page
      </label>
      <input
        id={field}
        type="search"
        placeholder="Search texts"
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      <ul>
        {sorted.map(({ text, index }) => (
          <li key={text.at.join('.')}>
            <button type="button" className="entry" onClick={() => onChoose(index)}>
              {text.image && <Thumbnail address={text.image.src} />}
              <span className="address">{text.title}</span>
              <span className="words">{listWords(text)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const listWords = ({ template, image }: ShownText): string =>
  image ? (image.alt ?? 'Decorative') : template

const isOwn = ({ shared }: ShownText): boolean => shared === ''
