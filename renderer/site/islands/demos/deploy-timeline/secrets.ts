// Reaches the browser, when a visitor uses the DeployTimeline figure.

/** A value in a snippet that looks like a key or a password. */
export interface Secret {
  /** The kind of secret, with its article. */
  what: string
  /** The offsets of the value in the snippet. */
  start: number
  end: number
  /** Its line, counted from 1. */
  line: number
}

/** Keys recognized by the prefixes and lengths that their providers document. */
const forms: readonly [string, RegExp][] = [
  ['an AWS access key', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g],
  ['a GitHub token', /\bgh[pousr]_[A-Za-z0-9]{36,}/g],
  ['a Stripe secret key', /\b[sr]k_(?:live|test)_[A-Za-z0-9]{16,}/g],
  ['a Google API key', /\bAIza[\w-]{35}/g],
  ['a Slack token', /\bxox[abprs]-[A-Za-z0-9-]{10,}/g],
  ['a key to an AI service', /\bsk-(?=[\w-]*\d)[\w-]{10,}/g],
  ['a private key', /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/g],
]

/** A string that is assigned to a name that ends with apiKey, secret, token or password; a long one also where more follows. */
const named =
  /\b([\w-]*(?:api[_-]?key|secret|token|passw(?:or)?d|pwd)(?:[\w-]*(?=["']?\s*[:=]\s*.[^"'`\s]{12}))?)["']?\s*[:=]\s*["'`]([^"'`\s]+)["'`]/gi

/** A line of a file with settings. */
const setting = /^(?:export )?(\w*(?:KEY|SECRET|TOKEN|PASSWORD))=([^\s"'`]+)/gm

/** The value of such a name in an address. */
const inAddress = /[?&]([\w-]*(?:key(?==[^"'`&\s<>]{8})|secret|token|passw(?:or)?d))=([^"'`&\s<>]+)/gi

/** Placeholders for keys, words that stand for a kind of value, and expressions. */
const placeholder =
  /^(?:your|(?:my|enter|insert)[-_]|change.?me|[<{$*])|x{3}|\.{3}|\.env|\$\{|^(?:password|secret|token|required|string|text|true|false|null|none|bearer)$/i

/** The values in a snippet that look like secrets, in order; overlapping matches count once. */
export function findSecrets(code: string): Secret[] {
  const found: Secret[] = []
  const add = (what: string, value: string, start: number) => {
    const end = start + value.length
    if (placeholder.test(value) || found.some(other => start < other.end && other.start < end)) return
    found.push({ what, start, end, line: code.slice(0, start).split('\n').length })
  }
  for (const [what, form] of forms) for (const match of code.matchAll(form)) add(what, match[0], match.index)
  for (const match of [named, inAddress, setting].flatMap(pattern => [...code.matchAll(pattern)])) {
    const [whole, name = '', value = ''] = match
    add(`the value of “${name}”`, value, match.index + whole.lastIndexOf(value))
  }
  return found.sort((one, other) => one.start - other.start)
}

/** Removes the values that look like secrets from a snippet. */
export function takeOutSecrets(code: string): string {
  return findSecrets(code).reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), code)
}
