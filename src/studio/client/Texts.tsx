import { useState } from 'react'
import type { ShownNode, ShownText } from '../protocol/state.ts'
import { Thumbnail } from './Thumbnail.tsx'
import { SearchField } from './ui/SearchField.tsx'

interface Props {
  readonly texts: readonly ShownText[]
  readonly nodes: readonly ShownNode[]
  readonly onChoose: (index: number) => void
}

export function Texts({ texts, nodes, onChoose }: Props) {
  const [query, setQuery] = useState('')
  const words = query.toLowerCase().trim()
  const order = [...new Set(nodes.flatMap(({ textIndex }) => textIndex ?? []))]
  const found = order.flatMap((index) => {
    const text = texts[index]
    return text && `${text.title} ${text.template} ${listWords(text)}`.toLowerCase().includes(words)
      ? [{ text, index }]
      : []
  })
  const sorted = found.toSorted((a, b) => Number(isOwn(b.text)) - Number(isOwn(a.text)))
  return (
    <section className="group texts" aria-label="Texts of this page">
      <div className="head">
        <h3>Texts and images</h3>
        <span className="muted">{order.length}</span>
      </div>
      <p className="muted">Click a text or an image on the page to edit it, or choose one here.</p>
      <SearchField
        label="Texts of this page"
        placeholder="Search texts"
        value={query}
        onChange={setQuery}
      />
      <ul>
        {sorted.map(({ text, index }) => (
          <li key={text.at.join('.')}>
            <button type="button" className="row-button" onClick={() => onChoose(index)}>
              {text.image && <Thumbnail address={text.image.src} />}
              <span className="muted">{text.title}</span>
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
