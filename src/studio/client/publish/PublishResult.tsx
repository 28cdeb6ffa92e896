import type { PublicationRun } from '../../protocol/site-tools.ts'

interface Props {
  readonly run: PublicationRun
  readonly onClose: () => void
  readonly onAgain: () => void
}

export function PublishResult({ run, onClose, onAgain }: Props) {
  const { status, message, output, warnings } = run
  const isPublished = status === 'published'
  return (
    <div className="stack">
      {isPublished ? (
        <p role="status">The site is published.</p>
      ) : (
        <div className="refused lines" role="alert">
          {status === 'failed' ? 'Could not publish the site. ' : ''}
          {message}
        </div>
      )}
      {warnings.map((warning) => (
        <p key={warning} className="note lines">
          {warning}
        </p>
      ))}
      {output !== '' && (
        <details open>
          <summary>Details</summary>
          <pre className="output">{output}</pre>
        </details>
      )}
      <div className="buttons">
        {!isPublished && (
          <button type="button" className="button" onClick={onAgain}>
            Try again…
          </button>
        )}
        <button type="button" className="button primary" onClick={onClose}>
          Close
        </button>
      </div>
    </div>
  )
}
