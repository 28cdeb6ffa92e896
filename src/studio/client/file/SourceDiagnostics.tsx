import type { SourceDiagnostic } from '../../protocol/source.ts'

interface Props {
  readonly diagnostics: readonly SourceDiagnostic[]
  readonly onGo: (one: SourceDiagnostic) => void
  readonly onFix: (one: SourceDiagnostic) => void
}

export const SourceDiagnostics = ({ diagnostics, onGo, onFix }: Props) => (
  <section className="remarks" aria-label="Problems" hidden={diagnostics.length === 0}>
    <ul>
      {diagnostics.map((one) => (
        <li key={`${one.range.start.line} ${one.range.start.column} ${one.message}`}>
          <button type="button" className={`line ${one.severity}`} onClick={() => onGo(one)}>
            Line {one.range.start.line}
          </button>{' '}
          {one.severity === 'warning' && <span className="muted">Warning: </span>}
          {one.message} <span className="muted">{one.hint}</span>
          {one.fix && (
            <div className="buttons">
              <button type="button" onClick={() => onFix(one)}>
                Fix: {one.fix.label}
              </button>
            </div>
          )}
        </li>
      ))}
    </ul>
  </section>
)
