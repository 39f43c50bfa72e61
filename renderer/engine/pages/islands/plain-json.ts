/** Serializes a value as JSON for an attribute. Throws, naming the path, when a part of it would not survive that. */
export function toPlainJson(value: object, where: string): string {
  const fault = findFault(value, where, [])
  if (!fault) return JSON.stringify(value)
  throw new Error(
    `${fault}. Props of an island reach the browser as JSON: use text, numbers, true, false, null, lists and plain objects.`,
  )
}

function findFault(value: unknown, path: string, above: unknown[]): string | undefined {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean') return
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${path} is the number ${value}`
  if (typeof value !== 'object') return `${path} is a ${typeof value}`
  if (above.includes(value)) return `${path} is part of itself`
  if ('$$typeof' in value) return `${path} is a React element`
  const kind = Object.getPrototypeOf(value)?.constructor ?? Object
  if (kind !== Object && kind !== Array) return `${path} is a ${kind.name}`
  for (const [key, item] of Object.entries(value)) {
    const fault = findFault(item, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`, [...above, value])
    if (fault) return fault
  }
  return
}
