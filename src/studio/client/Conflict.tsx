interface Props {
  /** What stands in the file now; undefined if the place is not on the page any more. */
  readonly theirs: string | undefined
  readonly mine: string
  readonly onKeep: () => void
  readonly onWrite: () => void
}

/** A text that somebody else has changed while one was being typed: both of them, to choose from. */
export const Conflict = ({ theirs, mine, onKeep, onWrite }: Props) => (
  <section className="conflict" aria-labelledby="conflict">
    <p id="conflict" role="alert">
      {theirs === undefined
        ? 'What you were writing on is not on this page any more.'
        : 'This text has been changed meanwhile.'}
    </p>
    <dl>
      {theirs !== undefined && (
        <>
          <dt className="name">Stands there now</dt>
          <dd>{theirs}</dd>
        </>
      )}
      <dt className="name">You have typed</dt>
      <dd>{mine}</dd>
    </dl>
    <div className="row">
      <button type="button" onClick={onKeep}>
        {theirs === undefined ? 'Drop what I typed' : 'Keep theirs'}
      </button>
      {theirs !== undefined && (
        <button type="button" onClick={onWrite}>
          Write mine
        </button>
      )}
    </div>
  </section>
)
