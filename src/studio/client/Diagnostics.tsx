import { useEffect, useRef } from 'react'
import type { FileDiagnostic, LabelledFix } from '../protocol/state.ts'

interface DiagnosticsProps {
  readonly diagnostics: readonly FileDiagnostic[]
  readonly onFix: (fix: LabelledFix) => void
}

export function Diagnostics({ diagnostics, onFix }: DiagnosticsProps) {
  const list = useRef<HTMLDivElement>(null)
  const pressed = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: new diagnostics may remove the focused button
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (!pressed.current || pressed.current.isConnected || !isLost) return
    pressed.current = null
    const next = list.current?.querySelector('button') ?? list.current
    next?.focus()
  }, [diagnostics])
  return (
    <div ref={list} tabIndex={-1}>
      {diagnostics.length > 0 && (
        <div className="refused" role="alert">
          <p>
            The site has errors from a change made outside the studio. The preview shows the last
            valid version.
          </p>
          <ul>
            {diagnostics.map(({ message, hint, range, fix }) => (
              <li key={`${range.start.line} ${message}`}>
                Line {range.start.line}: {message} {hint}
                {fix && (
                  <div>
                    <button
                      type="button"
                      onClick={({ currentTarget }) => {
                        pressed.current = currentTarget
                        onFix(fix)
                      }}
                    >
                      Fix: {fix.label}
                    </button>
                  </div>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
