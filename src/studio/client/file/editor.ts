import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { yaml } from '@codemirror/lang-yaml'
import { syntaxHighlighting } from '@codemirror/language'
import type { Diagnostic } from '@codemirror/lint'
import { search, searchKeymap } from '@codemirror/search'
import { EditorState, type Extension, type Text } from '@codemirror/state'
import {
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import { classHighlighter } from '@lezer/highlight'
import type { SourceDiagnostic } from '../../protocol/source.ts'
import { draftField } from './source-buffer.ts'

const LOOK = EditorView.theme({
  '&': { height: '100%', fontSize: '13px', background: 'var(--surface)', color: 'var(--text)' },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.5' },
  '.cm-content': { caretColor: 'var(--text)' },
  '.cm-gutters': {
    background: 'var(--surface)',
    color: 'var(--muted)',
    borderColor: 'var(--border)',
  },
  '.cm-activeLine, .cm-activeLineGutter': {
    background: 'color-mix(in srgb, var(--accent) 9%, transparent)',
  },
  '.cm-activeLineGutter': { color: 'var(--text)' },
  '.cm-panels, .cm-tooltip': {
    background: 'var(--surface)',
    color: 'var(--text)',
    borderColor: 'var(--border)',
  },
  '.cm-panel.cm-search': { padding: '8px 34px 8px 10px' },
  '.cm-panel.cm-search label': { fontSize: '13px' },
  '.cm-panel.cm-search input': { width: 'auto' },
  '.cm-textfield, .cm-button': {
    background: 'none',
    color: 'inherit',
    border: '1px solid var(--border-control)',
    borderRadius: '2px',
    fontSize: '13px',
    minHeight: '28px',
  },
  '.cm-panel.cm-search [name=close]': {
    color: 'inherit',
    fontSize: '20px',
    width: '28px',
    height: '28px',
  },
  // The default styles use data URLs, which the Content-Security-Policy forbids.
  '.cm-lintRange-error, .cm-lintRange-warning': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--danger)',
    textUnderlineOffset: '3px',
  },
  '.cm-lintRange-warning': { textDecorationColor: 'var(--muted)' },
  '.cm-diagnostic': { fontFamily: 'system-ui, sans-serif', fontSize: '13px', maxWidth: '420px' },
  '.cm-searchMatch': { background: 'color-mix(in srgb, var(--accent) 25%, transparent)' },
  '.cm-searchMatch-selected': { outline: '2px solid var(--accent)' },
})

/** @param nonce allows the style sheet @param about id of the element that describes the shortcuts */
export const extensions = (nonce: string, about: string, save: () => void): Extension[] => [
  // Keep other line separators as text, so that the file does not change.
  EditorState.lineSeparator.of('\n'),
  EditorView.clipboardInputFilter.of((text) => text.replace(/\r\n?/g, '\n')),
  draftField,
  lineNumbers(),
  history(),
  yaml(),
  syntaxHighlighting(classHighlighter),
  search({ top: true }),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  EditorView.lineWrapping,
  EditorView.cspNonce.of(nonce),
  EditorView.contentAttributes.of({
    'aria-label': 'Source editor',
    'aria-describedby': about,
    tabindex: '0',
    spellcheck: 'false',
  }),
  keymap.of([
    {
      key: 'Mod-s',
      preventDefault: true,
      run: () => {
        save()
        return true
      },
    },
    ...searchKeymap,
    ...defaultKeymap,
    ...historyKeymap,
  ]),
  LOOK,
]

export function spanIn(doc: Text, { range: { start, end } }: SourceDiagnostic) {
  const offset = ({ line, column }: { line: number; column: number }) => {
    const found = doc.line(Math.min(Math.max(line, 1), doc.lines))
    return Math.min(found.from + column - 1, found.to)
  }
  const from = offset(start)
  return { from, to: Math.max(from, offset(end)) }
}

export const createMarks = (doc: Text, diagnostics: readonly SourceDiagnostic[]): Diagnostic[] =>
  diagnostics.map((one) => ({
    ...spanIn(doc, one),
    severity: one.severity,
    message: `${one.message} ${one.hint}`.trim(),
  }))
