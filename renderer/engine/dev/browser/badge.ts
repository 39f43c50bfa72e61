// Reaches the browser, when the dev server runs; never a visitor.
import type { Issue } from '../../diagnostics/issue'
import { guideUrl } from '../guide/guide-pages'
import type { PageReport, Weight } from '../report'
import { sourceUrl } from '../report'
import styles from './badge.css?inline'

let root: ShadowRoot | undefined
const linkMarks = new CSSStyleSheet()

/** Shows the page's state, issues and weight in the corner; the list of issues opens on demand. */
export function showBadge(report: PageReport): void {
  root ??= addBadge()
  const isOpen = root.querySelector('details')?.open ?? false
  const details = element('details', report.issues.length > 0 ? 'faulty' : report.state ? 'marked' : '', [
    element('summary', '', [summarize(report)]),
    ...report.issues.map(issueSection),
    ...(report.others > 0 ? [element('p', 'quiet', [`${count(report.others, 'issue')} in other files`])] : []),
    element('p', 'quiet', [describeWeight(report.weight)]),
    element('p', 'quiet', ['Alt and click on a text opens its file. ', link(guideUrl, 'Guide')]),
  ])
  details.open = isOpen
  root.replaceChildren(details)
  markLinks(report.unpublished)
}

function addBadge(): ShadowRoot {
  const host = document.createElement('page-badge')
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  shadow.adoptedStyleSheets = [sheet]
  document.adoptedStyleSheets.push(linkMarks)
  document.body.append(host)
  return shadow
}

function summarize({ state, issues, weight }: PageReport): string {
  return [state, issues.length > 0 ? count(issues.length, 'issue') : 'No issues', kib(weight.rest ?? 0, weight.html)]
    .filter(Boolean)
    .join(' · ')
}

function describeWeight({ html, rest }: Weight): string {
  return rest === undefined
    ? `HTML ${kib(html)}; after a build also the weight of styles, fonts and scripts`
    : `HTML ${kib(html)}, styles, fonts and scripts ${kib(rest)} (compressed, as last built)`
}

function issueSection({ file, line, column, field, code, message, hint }: Issue): HTMLElement {
  const button = element('button', '', [[`${file}:${line}:${column}`, field, code].filter(Boolean).join('  ')])
  const query = new URLSearchParams({ place: `${file}:${line}:${column}` })
  button.addEventListener('click', () => void fetch(`${sourceUrl}?${query}`, { method: 'POST' }))
  return element('section', '', [button, element('p', '', [message]), element('p', 'quiet', [hint])])
}

/** Marks links to pages that are not published with their state. */
function markLinks(unpublished: PageReport['unpublished']): void {
  const rule = ({ url, state }: { url: string; state: string }) =>
    `main a[href="${url}"]::after,header a[href="${url}"]::after{content:" · ${state}";color:var(--mark-ink)}`
  linkMarks.replaceSync(unpublished.map(rule).join('\n'))
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, children: (Node | string)[]) {
  const created = document.createElement(name)
  created.className = className
  created.append(...children)
  return created
}

function link(href: string, text: string): HTMLElement {
  const anchor = element('a', '', [text])
  anchor.href = href
  return anchor
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`
const kib = (...bytes: number[]) => `${(bytes.reduce((sum, each) => sum + each, 0) / 1024).toFixed(1)} KiB`
