// Reaches the browser, when a visitor uses a form.

/** A field of a form; an answer is required unless it is optional. */
export interface SendField {
  label: string
  /** The name of the answer in the request to the endpoint. */
  name: string
  type: 'text' | 'email'
  autoComplete: 'given-name' | 'family-name' | 'email' | 'off'
  isOptional?: boolean
  /** The purpose of the answer, or its format. */
  hint?: string
  /** Whether the field takes half of the width in wide windows. */
  isHalf?: boolean
}

/** A valid email address (HTML Standard, section 4.10.5.1.5). */
const address = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i

/** The validation message for an answer, with the form to write; undefined when it is valid. */
export function faultOf({ label, type, isOptional }: SendField, answer: string): string | undefined {
  const text = answer.trim()
  if (!text) return isOptional ? undefined : `Enter your ${label.toLowerCase()}.`
  if (type === 'email' && !address.test(text))
    return `“${text}” is not a whole email address. Write it like name@company.com.`
  return
}

/** The trimmed answers by field name. */
export function answersOf(fields: SendField[], data: FormData, nameOf: (field: SendField) => string) {
  return new Map(fields.map(field => [field.name, String(data.get(nameOf(field)) ?? '').trim()]))
}

/** An email with the answers: its text, and the `mailto:` URL that opens it in a mail program. */
export function mailOf(to: string, subject: string, fields: SendField[], answers: Map<string, string>) {
  const given = fields.filter(({ name, isOptional }) => !isOptional || answers.get(name))
  const text = given.map(({ label, name }) => `${label}: ${answers.get(name) ?? ''}`).join('\r\n')
  // Line ends are CRLF, and a space is %20 (RFC 6068, section 5).
  const href = `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`
  return { text, href }
}
