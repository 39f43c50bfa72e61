/** Browsers drop these before they read what an address begins with (WHATWG URL, section 4.4). */
const ignored = /^[^!-\u{10ffff}]+|[\t\n\r]/gu

/** Whether an address leads to anything but a page, a mailbox or a telephone: it could run something. */
export function isUnsafeUrl(url: string): boolean {
  const read = url.replace(ignored, '')
  return /^[a-z][a-z0-9+.-]*:/i.test(read) && !/^(https?|mailto|tel):/i.test(read)
}

/** The texts in a component's property that are such addresses; other texts may well begin with a word and a colon. */
export function unsafeTexts(value: unknown): string[] {
  if (typeof value === 'string')
    return /^(javascript|vbscript|data|blob|file|view-source):\S/i.test(value.replace(ignored, '')) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  if ('type' in value && value.type === 'Literal' && 'value' in value) return unsafeTexts(value.value)
  return Object.values(value).flatMap(unsafeTexts)
}
