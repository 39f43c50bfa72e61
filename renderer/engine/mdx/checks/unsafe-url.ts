import { show } from '../../base/diagnostics/issue'

/** Characters that browsers ignore at the start of a URL (WHATWG URL, section 4.4). */
const ignored = /^[^!-\u{10ffff}]+|[\t\n\r]/gu

/** Whether a URL has a scheme other than http, https, mailto and tel: it could run code. */
export function isUnsafeUrl(url: string): boolean {
  const read = url.replace(ignored, '')
  return /^[a-z][a-z0-9+.-]*:/i.test(read) && !/^(https?|mailto|tel):/i.test(read)
}

/** Whether a URL has a scheme that is known to run or hide something. */
export function runsOrHides(url: string): boolean {
  return /^(javascript|vbscript|data|blob|file|view-source):\S/i.test(url.replace(ignored, ''))
}

/** The message and the hint for an unsafe URL. */
export function unsafeLink(url: string): [message: string, hint: string] {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1] ?? ''
  const problem = runsOrHides(url) ? 'would run or hide something' : `begins with "${scheme}:", which is no address`
  return [`The link ${show(url)} ${problem}.`, 'Link to a page, or to an https, mailto or tel address.']
}

/** The unsafe URLs in a prop. Only known schemes count here, because plain text may begin with a word and a colon. */
export function unsafeTexts(value: unknown): string[] {
  if (typeof value === 'string') return runsOrHides(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  if ('type' in value && value.type === 'Literal' && 'value' in value) return unsafeTexts(value.value)
  return Object.values(value).flatMap(unsafeTexts)
}
