// Reaches the browser, when a visitor uses a form.

/** A field of a form; an answer is required unless it is optional. */
export interface SendField {
  label: string
  /** The name of the answer in the request to the endpoint. */
  name: string
  /** One line, an address, several lines, or one of the `choices`. */
  type: 'text' | 'email' | 'long' | 'choice'
  autoComplete: 'given-name' | 'family-name' | 'email' | 'off'
  isOptional?: boolean
  /** The purpose of the answer, or its format. */
  hint?: string
  /** An answer that somebody might give, which an email shows until there is one. */
  example?: string
  /** Whether the field takes half of the width in wide windows. */
  isHalf?: boolean
  /** What to write when the answer is missing, if its label doesn't say it. */
  missing?: string
  /** The answers to choose from. */
  choices?: ChoiceGroup[]
}

/** Answers that belong together. */
export interface ChoiceGroup {
  label: string
  choices: Choice[]
}

/** An answer to choose: its words, and the name by which a link to the form chooses it, as in `?about=finance`. */
export interface Choice {
  about: string
  label: string
}

/** A valid email address (HTML Standard, section 4.10.5.1.5). */
const address = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i

/** The validation message for an answer, with the form to write; undefined when it is valid. */
export function faultOf({ label, type, isOptional, missing }: SendField, answer: string): string | undefined {
  const text = answer.trim()
  if (!text) return isOptional ? undefined : (missing ?? `Enter your ${label.toLowerCase()}.`)
  if (type === 'email' && !address.test(text))
    return `“${text}” is not a whole email address. Write it like name@company.com.`
  return
}

/** The trimmed answers by field name. */
export function answersOf(fields: SendField[], data: FormData, nameOf: (field: SendField) => string) {
  return new Map(fields.map(field => [field.name, String(data.get(nameOf(field)) ?? '').trim()]))
}

/** An email that is ready to be sent. */
export interface Mail {
  to: string
  subject: string
  text: string
  /** The `mailto:` URL that opens it in a mail program. */
  href: string
}

/** An email with the answers. A choice is its subject, the other answers are its lines. */
export function mailOf(to: string, subject: string, fields: SendField[], answers: Map<string, string>): Mail {
  const chosen = fields.flatMap(({ type, name }) => (type === 'choice' ? (answers.get(name) ?? '') : []))
  const lines = fields.filter(({ type, name, isOptional }) => type !== 'choice' && (!isOptional || answers.get(name)))
  // Line ends are CRLF, and a space is %20 (RFC 6068, section 5).
  const text = lines.map(({ label, name }) => `${label}: ${lineEnds(answers.get(name) ?? '')}`).join('\r\n')
  const about = chosen.find(Boolean) ?? subject
  return { to, subject: about, text, href: `mailto:${to}?${query({ subject: about, body: text })}` }
}

const lineEnds = (text: string) => text.replace(/\r?\n/g, '\r\n')

const query = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')

/** Where an email can be written in a browser: the addresses of the common mailers that open it with its lines filled in. */
export function webMailers({ to, subject, text: body }: Mail): { name: string; href: string }[] {
  const outlook = query({ to, subject, body })
  return [
    { name: 'Gmail', href: `https://mail.google.com/mail/?${query({ view: 'cm', fs: '1', to, su: subject, body })}` },
    { name: 'Outlook', href: `https://outlook.office.com/mail/deeplink/compose?${outlook}` },
    { name: 'Outlook.com', href: `https://outlook.live.com/mail/0/deeplink/compose?${outlook}` },
    { name: 'Yahoo', href: `https://compose.mail.yahoo.com/?${outlook}` },
  ]
}

/**
 * The answers that a link to the form gives, by the names of its fields; a name may come several times. An answer that
 * isn't one of the field's choices is ignored.
 */
export function givenBy(search: string, fields: SendField[]): { field: SendField; answer: string }[] {
  const given = new URLSearchParams(search)
  return fields.flatMap(field => {
    const all = given.getAll(field.name)
    const chosen = field.choices?.flatMap(({ choices }) => choices).find(({ about }) => all.includes(about))
    const answer = field.choices ? chosen?.label : all.join('\n')
    return answer ? [{ field, answer }] : []
  })
}
