/** The fields of a file and, in place of required ones that are missing, those of a new file; a draft then. */
export function withExamples(fields: Record<string, unknown>, example: Record<string, unknown>, isDraft: boolean) {
  const { draft, ...required } = example
  const placeholders = missingIn(required, fields)
  const isUnfinished = draft !== undefined && (isDraft || placeholders.length > 0)
  return { data: { ...merged(required, fields), ...(isUnfinished ? { draft: true } : {}) }, placeholders }
}

/** The example of a new file with the values of the foreign one; groups are merged too. */
function merged(example: Record<string, unknown>, fields: Record<string, unknown>): Record<string, unknown> {
  const both = Object.keys(fields).map(key => {
    const [own, given] = [example[key], fields[key]]
    return [key, isGroup(own) && isGroup(given) ? merged(own, given) : given]
  })
  return { ...example, ...Object.fromEntries(both) }
}

function missingIn(example: Record<string, unknown>, fields: Record<string, unknown>): string[] {
  return Object.keys(example).flatMap(key => {
    const [own, given] = [example[key], fields[key]]
    if (given === undefined) return [key]
    return isGroup(own) && isGroup(given) ? missingIn(own, given).map(inner => `${key}.${inner}`) : []
  })
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
