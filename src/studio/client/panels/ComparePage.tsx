import { STUDIO_PATH } from '../../protocol/addresses.ts'
import { ModalDialog } from '../ui/ModalDialog.tsx'

interface Props {
  readonly title: string
  readonly path: string
  readonly onClose: () => void
}

const VERSIONS = [
  { of: 'published', title: 'Published' },
  { of: 'current', title: 'Now' },
]

/** The page as it was published, beside the page as it is now. */
export const ComparePage = ({ title, path, onClose }: Props) => (
  <ModalDialog title={`Compare “${title}”`} size="large" onClose={onClose}>
    <div className="versions">
      {VERSIONS.map(({ of, title: version }) => (
        <figure key={of}>
          <figcaption className="name">{version}</figcaption>
          <iframe
            title={`${title}: ${version}`}
            src={`${STUDIO_PATH}/version?${new URLSearchParams({ path, of })}`}
          />
        </figure>
      ))}
    </div>
  </ModalDialog>
)
