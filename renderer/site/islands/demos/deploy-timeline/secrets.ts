// Reaches the browser, when a visitor uses the DeployTimeline figure.

/** A value in a snippet that looks like a key or a password. */
export interface Secret {
  /** What it looks like. */
  what: string
  /** Its first four characters; the rest is never shown. */
  shown: string
  /** Where the value begins and ends in the snippet. */
  start: number
  end: number
  /** Its line, counted from 1. */
  line: number
}

/** Keys that say by their form what they are: the providers' documented prefixes and lengths. */
const forms: readonly [string, RegExp][] = [
  ['AWS access key', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g],
  ['GitHub token', /\bgh[pousr]_[A-Za-z0-9]{36,}/g],
  ['Stripe secret key', /\b[sr]k_(?:live|test)_[A-Za-z0-9]{16,}/g],
  ['Google API key', /\bAIza[\w-]{35}/g],
  ['Slack token', /\bxox[abprs]-[A-Za-z0-9-]{10,}/g],
  ['Model provider key', /\bsk-[A-Za-z0-9_-]{20,}/g],
  ['Private key', /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/g],
]

/** A text of 12 characters or more that is given a name like apiKey, secret, token or password. */
const named = /\b([\w-]*(?:api[_-]?key|secret|token|passw(?:or)?d)[\w-]*)["']?\s*[:=]\s*["'`]([^"'`\s]{12,})["'`]/gi

/** What people write where a key is still to be filled in. */
const placeholder = /^(?:your|my|enter|insert)[-_]|x{4,}|\.{3}|^<.*>$|\$\{/i

/** The values of a snippet that look like keys, in their order; overlapping finds count once. */
export function findSecrets(code: string): Secret[] {
  const found: Secret[] = []
  const add = (what: string, value: string, start: number) => {
    const end = start + value.length
    if (placeholder.test(value) || found.some(other => start < other.end && other.start < end)) return
    found.push({ what, shown: `${value.slice(0, 4)}…`, start, end, line: code.slice(0, start).split('\n').length })
  }
  for (const [what, form] of forms) for (const match of code.matchAll(form)) add(what, match[0], match.index)
  for (const match of code.matchAll(named)) {
    const [whole, name = '', value = ''] = match
    add(`“${name}”`, value, match.index + whole.length - value.length - 1)
  }
  return found.sort((one, other) => one.start - other.start)
}

/** The snippet without the values that look like keys; everything else stays as it is. */
export function takeOutSecrets(code: string): string {
  return findSecrets(code).reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), code)
}
