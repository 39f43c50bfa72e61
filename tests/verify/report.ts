import type { Finding } from './check'

/** One line of the report: a check and what came of it. */
export interface Row {
  name: string
  holds: string
  looked: number
  findings: Finding[]
  figures?: Record<string, string | number>
  isReport?: boolean
  /** Whether the check found the fault that was made for it. */
  isProved: boolean
  seconds: number
}

type Verdict = 'holds' | 'broken' | 'measured' | 'unproved' | 'not run'

/** What a row comes to, in a word. */
export function verdict({ looked, findings, isReport, isProved }: Row): Verdict {
  if (isReport && looked === 0) return 'not run'
  if (!isProved) return 'unproved'
  if (isReport) return 'measured'
  return findings.length === 0 ? 'holds' : 'broken'
}

const escaped = (text: string | number) => String(text).replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`)

/** The report as one page that needs nothing else. */
export function reportPage(rows: Row[], about: Record<string, string>): string {
  const broken = rows.filter(row => verdict(row) === 'broken' || verdict(row) === 'unproved')
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Verification</title>
<style>
:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{max-width:64rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.5rem .75rem .5rem 0;border-bottom:1px solid #8886}
.broken,.unproved{color:light-dark(#a11,#f99);font-weight:650}.holds{color:light-dark(#165,#7d9)}small,details{font-size:.875rem}
code{overflow-wrap:anywhere}ul{margin:.25rem 0;padding-left:1.1rem}
</style>
<h1>${broken.length === 0 ? 'Everything that was checked holds' : `${broken.length} of ${rows.length} checks do not hold`}</h1>
<p>${Object.entries(about)
    .map(([name, value]) => `${escaped(name)}: ${escaped(value)}`)
    .join(' · ')}</p>
<table><thead><tr><th>Check</th><th>Result</th><th>Looked at</th><th>Made fault</th><th>Seconds</th></tr></thead><tbody>
${rows.map(rowHtml).join('\n')}
</tbody></table></html>
`
}

function rowHtml(row: Row): string {
  const word = verdict(row)
  const figures = Object.entries(row.figures ?? {})
  return `<tr><td><b>${escaped(row.name)}</b><br><small>${escaped(row.holds)}</small>${
    figures.length
      ? `<details><summary>${figures.length} figures</summary><ul>${figures.map(([name, value]) => `<li>${escaped(name)}: ${escaped(value)}</li>`).join('')}</ul></details>`
      : ''
  }${
    row.findings.length
      ? `<ul>${row.findings
          .slice(0, 50)
          .map(
            ({ page, element, says }) =>
              `<li>${escaped(page)}: ${escaped(says)}${element ? ` <code>${escaped(element)}</code>` : ''}</li>`,
          )
          .join('')}${row.findings.length > 50 ? `<li>and ${row.findings.length - 50} more</li>` : ''}</ul>`
      : ''
  }</td><td class="${word}">${word}</td><td>${row.looked}</td><td>${
    row.isProved ? 'found' : 'missed'
  }</td><td>${row.seconds.toFixed(0)}</td></tr>`
}
