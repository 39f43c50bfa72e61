// Reaches the browser, when the dev server runs; never a visitor.
import type { PageReport } from '../report'
import styles from './badge.css?inline'
import { createLayer, element, problemSection } from './elements'

let root: ShadowRoot | undefined
const linkMarks = new CSSStyleSheet()

/** The buttons, texts and links that tools add. */
const buttons: (() => HTMLElement)[] = []
const texts: (Node | string)[] = []

/** Adds a button beside the badge, which is made with the badge. For modules of tools, which are loaded before it. */
export function addBadgeButton(create: () => HTMLElement): void {
  buttons.push(create)
}

/** Adds text or links to the end of the badge. For modules of tools, which are loaded before it. */
export function addBadgeText(...parts: (Node | string)[]): void {
  texts.push(...parts)
}

/** Shows the page's state and issues in the corner; the list of issues opens on demand. */
export function showBadge(report: PageReport): void {
  const isOpen = root?.querySelector('details')?.open ?? false
  const details = element('details', report.issues.length > 0 ? 'faulty' : report.state ? 'marked' : '', [
    element('summary', '', [summarize(report)]),
    ...report.issues.map(problemSection),
    ...(report.others > 0 ? [element('p', 'quiet', [`${count(report.others, 'issue')} in other files`])] : []),
    element('p', 'quiet', texts),
  ])
  details.open = isOpen
  show(details)
  markLinks(report.unpublished)
}

/** Shows that the server has ended: the page follows no change until it runs again, and is then reloaded. */
export function showServerGone(): void {
  const hint = 'The page shows no change until you start it again with npm run dev. It then loads by itself.'
  const details = element('details', 'faulty', [
    element('summary', '', ['The server has ended']),
    element('p', 'quiet', [hint]),
  ])
  show(details)
}

/** Replaces the text of the badge; the buttons beside it stay. */
function show(details: HTMLElement): void {
  root ??= addBadge()
  root.querySelector('details')?.remove()
  root.querySelector('aside')?.append(details)
}

function addBadge(): ShadowRoot {
  const { host, shadow } = createLayer('page-badge', styles)
  document.adoptedStyleSheets.push(linkMarks)
  const aside = element(
    'aside',
    '',
    buttons.map(create => create()),
  )
  aside.setAttribute('aria-label', 'Report on this page')
  shadow.append(aside)
  document.body.append(host)
  return shadow
}

function summarize({ state, issues }: PageReport): string {
  return [state, issues.length > 0 ? count(issues.length, 'issue') : 'No issues'].filter(Boolean).join(' · ')
}

/** Marks links to pages that are not published with their state. */
function markLinks(unpublished: PageReport['unpublished']): void {
  const rule = ({ url, state }: { url: string; state: string }) =>
    `main a[href="${url}"]::after,header a[href="${url}"]::after{content:" · ${state}"}`
  linkMarks.replaceSync(unpublished.map(rule).join('\n'))
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`
