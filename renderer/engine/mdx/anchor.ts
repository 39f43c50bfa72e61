// Reaches the browser, when an island makes anchors.
/**
 * The part of a URL that a text makes: its letters and digits of any script, in lower case and without the accents of
 * Latin letters, with hyphens between words. Empty for a text without any. An anchor made again is the same.
 */
export function toAnchor(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/(?<=\p{Script=Latin})[\u0300-\u036f]+/gu, '')
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/** The anchors of several texts of one page: a number sets apart those that would be equal, empty or taken. */
export function toAnchors(texts: readonly string[], others: readonly string[] = []): string[] {
  const taken = new Set(others)
  return texts.map(text => {
    const plain = toAnchor(text)
    let anchor = plain
    for (let number = 1; anchor === '' || taken.has(anchor); number++)
      anchor = [plain, number].filter(Boolean).join('-')
    taken.add(anchor)
    return anchor
  })
}
