import type { Finding } from './check'

/** One row of the report: a check and its result. */
export interface Row {
  name: string
  requirement: string
  inspected: number
  findings: Finding[]
  figures?: Record<string, string | number>
  isReport?: boolean
  /** Whether the check found its deliberate fault. */
  isProved: boolean
  seconds: number
}

type Verdict = 'holds' | 'broken' | 'measured' | 'unproved' | 'not run'

/** The verdict on a row. */
export function verdict({ inspected, findings, isReport, isProved }: Row): Verdict {
  if (isReport && inspected === 0) return 'not run'
  if (!isProved) return 'unproved'
  if (isReport) return 'measured'
  return findings.length === 0 ? 'holds' : 'broken'
}

/** Explanations of the verdicts, shown below the table. */
const meanings: Record<Verdict, string> = {
  holds: 'No finding, and the deliberate fault was found.',
  broken: 'There are findings; each is listed.',
  measured: 'Values depend on this machine: they are reported and fail nothing.',
  unproved: 'The deliberate fault was not found, so the check proves nothing.',
  'not run': 'This machine lacks a tool that the check needs; it is named in the row.',
}

const style = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{max-width:72rem;margin:2rem auto;padding:0 1rem;background:light-dark(#fff,#16181a);color:light-dark(#1b1d1f,#e8e8e6)}
h1{line-height:1.2;text-wrap:balance}dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem}dt{font-weight:650}dd{margin:0}
main{overflow-x:auto}table{border-collapse:collapse;width:100%;margin-top:1.5rem}
th,td{text-align:left;vertical-align:top;padding:.75rem 1rem .75rem 0;border-bottom:1px solid light-dark(#d5d7d9,#3a3d40)}
thead th{white-space:nowrap}tbody th{min-width:18rem;font-weight:400}tbody th b{font-size:1.0625rem}.number{text-align:right;font-variant-numeric:tabular-nums}
.verdict{font-weight:650;white-space:nowrap}.broken,.unproved{color:light-dark(#a11212,#ff9d94)}.holds{color:light-dark(#11603c,#7ad6a0)}
p,ul,details{margin:.25rem 0}ul{padding-left:1.1rem;overflow-wrap:anywhere}summary{cursor:pointer;color:light-dark(#0b57a4,#8ec5ff)}
code{font-size:.875rem;overflow-wrap:anywhere}.figures{display:grid;grid-template-columns:minmax(0,max-content) 1fr;font-size:.9375rem}`

/** The report as one self-contained HTML page. */
export function reportPage(rows: Row[], about: Record<string, string>): string {
  const failed = rows.filter(row => ['broken', 'unproved'].includes(verdict(row)))
  const title =
    failed.length === 0
      ? `All ${rows.filter(row => verdict(row) !== 'not run').length} checks hold`
      : `${failed.length} of ${rows.length} checks do not hold: ${failed.map(({ name }) => name).join(', ')}`
  const verdicts = [...new Set(rows.map(verdict))]
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title>
<style>${style}</style></head><body><main>
<h1>${escaped(title)}</h1>
${definitions(about)}
<table><thead><tr><th scope="col">Check and requirement</th><th scope="col">Result</th><th scope="col" class="number">Inspected</th><th scope="col" class="number">Findings</th><th scope="col">Deliberate fault</th><th scope="col" class="number">Seconds</th></tr></thead><tbody>
${rows.map(rowHtml).join('\n')}
</tbody></table>
<h2>Results</h2>
${definitions(Object.fromEntries(verdicts.map(each => [each, meanings[each]])))}
</main></body></html>
`
}

function rowHtml(row: Row): string {
  const result = verdict(row)
  return `<tr><th scope="row"><b>${escaped(row.name)}</b><p>${escaped(row.requirement)}</p>${figuresHtml(row.figures ?? {})}${findingsHtml(row.findings)}</th>
<td class="verdict ${result}">${result}</td><td class="number">${row.inspected}</td><td class="number">${row.findings.length}</td><td>${result === 'not run' ? '–' : row.isProved ? 'found' : 'missed'}</td><td class="number">${row.seconds.toFixed(0)}</td></tr>`
}

function figuresHtml(figures: Record<string, string | number>): string {
  const count = Object.keys(figures).length
  if (count === 0) return ''
  return `<details${count > 6 ? '' : ' open'}><summary>${count === 1 ? 'One value' : `${count} values`}</summary>${definitions(figures, 'figures')}</details>`
}

/** Maximum number of findings listed for one check. */
const maxListed = 200

function findingsHtml(findings: Finding[]): string {
  if (findings.length === 0) return ''
  const lines = findings.slice(0, maxListed).map(({ page, source, element, message }) => {
    const place = [page, source].filter(each => each !== undefined).map(escaped)
    return `<li>${place.join(', ')}: ${escaped(message)}${element ? ` <code>${escaped(element)}</code>` : ''}</li>`
  })
  if (findings.length > maxListed) lines.push(`<li>and ${findings.length - maxListed} more</li>`)
  return `<details open><summary>${findings.length} findings</summary><ul>${lines.join('')}</ul></details>`
}

function definitions(values: Record<string, string | number>, name = ''): string {
  const pairs = Object.entries(values).map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`)
  return `<dl${name && ` class="${name}"`}>${pairs.join('')}</dl>`
}

const escaped = (text: string | number) => String(text).replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`)
