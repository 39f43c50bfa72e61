// Reaches the browser, with the forms.

/** One field of a form that is sent. All are required. */
export interface SendField {
  label: string
  /** How the answer is called in what is sent to an endpoint. */
  name: string
  type: 'text' | 'email'
  autoComplete: 'given-name' | 'family-name' | 'email'
  /** What the answer is for, or how it should look. */
  hint?: string
  /** Whether two such fields share a line on wide windows. */
  isHalf?: boolean
}

/** What browsers take for an email address (HTML Standard, section 4.10.5.1.5). */
const address = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i

/** What is wrong with an answer, in one sentence that says what to write; nothing when it is good. */
export function faultOf({ label, type }: SendField, answer: string): string | undefined {
  const text = answer.trim()
  if (!text) return `Enter your ${label.toLowerCase()}.`
  if (type === 'email' && !address.test(text))
    return `“${text}” is not a whole email address. Write it like name@company.com.`
  return
}

/** The answers by field name, without the space around them. */
export function answersOf(fields: SendField[], data: FormData, nameOf: (field: SendField) => string) {
  return new Map(fields.map(field => [field.name, String(data.get(nameOf(field)) ?? '').trim()]))
}

/** A mail that is ready to be sent: its text, and the address that opens it in a mail program. */
export function mailOf(to: string, subject: string, fields: SendField[], answers: Map<string, string>) {
  const text = fields.map(({ label, name }) => `${label}: ${answers.get(name) ?? ''}`).join('\r\n')
  // Line ends are CRLF, and a space is %20 (RFC 6068, section 5).
  const href = `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`
  return { text, href }
}
