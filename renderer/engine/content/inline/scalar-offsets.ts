/** An escape of a double-quoted scalar that makes one character, or a pair (YAML 1.2.2, section 5.7). */
const escapeSequence = /\\(?:x[\da-f]{2}|u[\da-f]{4}|U[\da-f]{8}|[^\r\n])/iy

/** A line end of a folded or escaped scalar with the indentation after it. */
const fold = /(?:\\(?=[\r\n]))?[ \t]*(?:\r\n|[\r\n])[ \t]*/y

/**
 * For each character of a YAML string, and for its end, the offset in the source of the scalar that spans from `start`
 * to `end`. The scalar may be plain, quoted, or a block.
 */
export function scalarOffsets(source: string, start: number, end: number, value: string): number[] {
  const style = source[start] ?? ''
  const isBlock = style === '|' || style === '>'
  let at = isBlock ? lineAfter(source, start) : start + Number(style === '"' || style === "'")
  const offsets: number[] = []
  const matchAt = (pattern: RegExp) => {
    pattern.lastIndex = at
    return pattern.exec(source)?.[0]
  }
  for (let index = 0; index < value.length; index++) {
    const sign = value[index] ?? ''
    const escaped = style === '"' ? matchAt(escapeSequence) : undefined
    if (escaped) {
      offsets.push(at)
      // The second half of a pair belongs to the same escape.
      const isFirstHalf = /^\\U/.test(escaped) && /[\uD800-\uDBFF]/.test(sign)
      if (!isFirstHalf) at += escaped.length
      continue
    }
    if (/\s/.test(sign) && source[at] !== sign) {
      offsets.push(at)
      at += matchAt(fold)?.length ?? 0
      continue
    }
    while (at < end && source[at] !== sign) at++
    offsets.push(at)
    at += style === "'" && sign === "'" ? 2 : 1
  }
  return [...offsets, Math.min(at, end)]
}

function lineAfter(source: string, offset: number): number {
  const lineEnd = source.indexOf('\n', offset)
  return lineEnd < 0 ? source.length : lineEnd + 1
}
