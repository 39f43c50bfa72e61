// Reaches the browser, when a visitor uses the DeployTimeline figure.
import type { ReactNode } from 'react'
import type { Span } from '../span'
import type { Inspection } from './inspect'
import { count, missingOf } from './steps'

interface CodeProps {
  id: string
  code: string
  found: Inspection
  isSample: boolean
  onEdit: (code: string) => void
}

/** The field for a snippet: behind its words, a copy of them has the marks, since a text field can't mark words. */
export function Code({ id, code, found, isSample, onEdit }: CodeProps): ReactNode {
  return (
    <div className="code-field">
      <div>
        <pre aria-hidden="true">{withMarks(code, spansOf(code, found))}</pre>
        <textarea
          id={id}
          placeholder="Paste HTML, Markdown or React."
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          value={code}
          onPaste={event => {
            // What is pasted into a sample replaces it; the browser can undo that.
            if (isSample) event.currentTarget.select()
            const scroller = event.currentTarget.closest('.code-field')
            // After the browser has shown where the pasted text ends.
            setTimeout(() => scroller?.scrollTo(0, 0))
          }}
          onChange={event => onEdit(event.currentTarget.value)}
        />
      </div>
    </div>
  )
}

/**
 * The remark on a snippet: on missing files, other people's servers and forms without a receiver, else that there is
 * nothing to remark. Where the page is held, the reason is on the phone.
 */
export function CodeRemark({ blocks, missing, outside, unreceived }: Inspection): ReactNode {
  // What it means is left out where several are named: there is no room.
  const named = [blocks > 1, missing.length, outside.length, unreceived !== undefined].filter(Boolean).length
  const because = (text: string) => (named > 1 ? '.' : text)
  const lacks = [
    blocks > 1 && `Only the first of ${blocks} blocks of code is read${because(': ask for one HTML page.')}`,
    missing.length > 0 &&
      `${missingOf(missing)}${because(`. The page is live without ${missing.length > 1 ? 'them' : 'it'}.`)}`,
    outside.length > 0 &&
      `${count(outside.length, 'address', 'addresses')} outside${because(': the page depends on someone else’s server.')}`,
    unreceived !== undefined &&
      `Nobody receives the form${because(unreceived ? `: nothing answers at ${unreceived}.` : '.')}`,
  ].filter(Boolean)
  if (lacks.length === 0)
    return (
      <p className="text-note">
        ✓ {blocks > 0 && 'Only the code is read, not the words around it. '}No key, and nothing loaded from outside.
      </p>
    )
  return (
    <p className="code-remark" role="note">
      {lacks.join(' ')}
    </p>
  )
}

/** The spans with a remark: keys, else the first mention of each missing file, of each address outside and of the form's. */
function spansOf(code: string, { secrets, missing, outside, unreceived = '' }: Inspection): Span[] {
  if (secrets.length > 0) return secrets.map(({ start, end }) => ({ from: start, to: end }))
  return [...missing, ...outside, unreceived]
    .map(address => ({ from: code.indexOf(address), to: code.indexOf(address) + address.length }))
    .filter(({ from, to }) => from >= 0 && to > from)
    .sort((one, other) => one.from - other.from)
}

function withMarks(code: string, spans: Span[]): ReactNode[] {
  let at = 0
  const pieces = spans.flatMap(({ from, to }) => {
    if (from < at) return []
    const before = code.slice(at, from)
    at = to
    return [before, <mark key={from}>{code.slice(from, to)}</mark>]
  })
  // A last line break alone would not be a line.
  return [...pieces, `${code.slice(at)}\n`]
}
