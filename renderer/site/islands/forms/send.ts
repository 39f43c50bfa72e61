// Reaches the browser, when a visitor uses a form.

/** The outcome of sending a form; only `accepted` is a success. */
export type Outcome = 'accepted' | 'refused' | 'busy' | 'broken' | 'misplaced' | 'unclear' | 'unreachable' | 'silent'

/** Time-out of the request, in milliseconds. */
const timeoutMs = 15_000

/** The message of each failure: whether the answers arrived, the reason, and the remedy. */
export const failures: Record<Exclude<Outcome, 'accepted'>, { title: string; text: string }> = {
  refused: {
    title: 'Not sent: your entry was not accepted',
    text: 'The form service refused it. Check what you typed, the address above all, and try again.',
  },
  busy: {
    title: 'Not sent: too many messages at once',
    text: 'The form service takes no more for the moment. Wait a minute, then try again.',
  },
  broken: {
    title: 'Not sent: the form service has a fault',
    text: 'It reported an error of its own, which your entry did not cause. Try again later.',
  },
  misplaced: {
    title: 'Not sent: our form is not connected',
    text: 'The form service does not know this form. That is our mistake, and trying again will not help.',
  },
  unclear: {
    title: 'We can’t tell whether it arrived',
    text: 'The form service answered with something other than a receipt, so do not count on it.',
  },
  unreachable: {
    title: 'Not sent: no connection to the form service',
    text: 'It can’t be reached from here. Check your connection, then try again.',
  },
  silent: {
    title: 'We can’t tell whether it arrived',
    text: `No answer came within ${timeoutMs / 1000} seconds, so do not count on it. You can try again.`,
  },
}

/** Posts the form URL-encoded and classifies the response. Never rejects. */
export async function send(endpoint: string, data: FormData): Promise<Outcome> {
  const body = new URLSearchParams([...data].map(([name, value]) => [name, String(value)]))
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), timeoutMs)
  try {
    const headers = { Accept: 'application/json' }
    const response = await fetch(endpoint, { method: 'POST', headers, body, signal: controller.signal })
    return judge(response.status, response.headers.get('Content-Type') ?? '', await response.text())
  } catch {
    return controller.signal.aborted ? 'silent' : 'unreachable'
  } finally {
    clearTimeout(timer)
  }
}

/** Classifies a response. HTML is no confirmation, even with a status of success; nor is JSON that reports an error. */
export function judge(status: number, type: string, body: string): Outcome {
  if (status === 429) return 'busy'
  if (status >= 500) return 'broken'
  if (status === 400 || status === 409 || status === 422) return 'refused'
  if (status < 200 || status >= 300) return 'misplaced'
  if (/html/i.test(type) || /^\s*<(!doctype|html)/i.test(body)) return 'unclear'
  if (!/json/i.test(type) || body.trim() === '') return 'accepted'
  try {
    const answer: unknown = JSON.parse(body)
    if (typeof answer !== 'object' || answer === null) return 'accepted'
    const { ok, success, error, errors } = answer as Record<string, unknown>
    const hasErrors = Array.isArray(errors) ? errors.length > 0 : Boolean(errors)
    return ok === false || success === false || error || hasErrors ? 'refused' : 'accepted'
  } catch {
    return 'unclear'
  }
}
