import { Upload } from 'lucide-react'
import { useState } from 'react'
import type { ListedImage } from '../protocol/site-tools.ts'
import { Thumbnail } from './Thumbnail.tsx'
import { SearchField } from './ui/SearchField.tsx'
import { formatBytes } from './usePictures.ts'

interface Props {
  readonly listed: readonly ListedImage[]
  readonly current: string
  readonly onChoose: (address: string) => void
  readonly onTake: (file: File) => void
}

const getFolder = (address: string): string => address.slice(0, address.lastIndexOf('/'))

export const PictureList = ({ isCollapsed, ...props }: Props & { isCollapsed: boolean }) =>
  isCollapsed ? (
    <details>
      <summary>Replace image</summary>
      <Images {...props} />
    </details>
  ) : (
    <Images {...props} />
  )

function Images({ listed, current, onChoose, onTake }: Props) {
  const [query, setQuery] = useState('')
  const [isOver, setOver] = useState(false)
  const words = query.toLowerCase().trim()
  const isNeighbour = ({ address }: ListedImage) => getFolder(address) === getFolder(current)
  const found = listed
    .filter(({ address }) => address.toLowerCase().includes(words))
    .toSorted((a, b) => Number(isNeighbour(b)) - Number(isNeighbour(a)))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button is the accessible alternative to dropping
    <div
      className={isOver ? 'images drop-target' : 'images'}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const [file] = event.dataTransfer.files
        if (file) onTake(file)
      }}
    >
      <label className="upload">
        <input
          type="file"
          accept=".jpg,.jpeg,.png,.webp,.gif,.avif,.svg"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            // Allow choosing the same file again.
            if (file) onTake(file)
            target.value = ''
          }}
        />
        <span className="button">
          <Upload aria-hidden /> Upload image…
        </span>
      </label>
      <p className="muted">Or drop an image here or onto the image in the page.</p>
      <h3>Site images</h3>
      <SearchField
        label="Site images"
        placeholder="Search by file name"
        value={query}
        onChange={setQuery}
      />
      <p className="muted" role="status">
        {found.length} of {listed.length} images
      </p>
      <ul className="sheet">
        {found.map(({ address, width, height, bytes }) => (
          <li key={address}>
            <button
              type="button"
              aria-pressed={address === current}
              onClick={() => address !== current && onChoose(address)}
            >
              <Thumbnail address={address} />
              <span className="address">{address.slice(1)}</span>
              <span className="address">
                {width} × {height}
                {bytes ? `, ${formatBytes(bytes)}` : ''}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
