interface Props {
  /** Current text in the file; undefined if it is no longer on the page. */
  readonly theirs: string | undefined
  readonly mine: string
  readonly onKeep: () => void
  readonly onWrite: () => void
}

export const Conflict = ({ theirs, mine, onKeep, onWrite }: Props) => (
  <section className="conflict" aria-labelledby="conflict">
    <p id="conflict" role="alert">
      {theirs === undefined
        ? 'Conflict: this text is no longer on the page.'
        : 'Conflict: this text changed while you were editing.'}
    </p>
    <dl>
      {theirs !== undefined && (
        <>
          <dt className="name">Current version</dt>
          <dd>{theirs}</dd>
        </>
      )}
      <dt className="name">Your version</dt>
      <dd>{mine}</dd>
    </dl>
    <div className="row">
      <button type="button" onClick={onKeep}>
        {'Discard mine'}
      </button>
      {theirs !== undefined && (
        <button type="button" onClick={onWrite}>
          Overwrite
        </button>
      )}
    </div>
  </section>
)
