// Reaches the browser, when the contact form's section comes into view and its ids are set.

/** The provider's ids of the contact form. */
export interface FormIds {
  region: string
  portalId: string
  formId: string
}

interface FormOptions extends FormIds {
  target: string
  /** Empty, so that the form is part of the page and loads no style sheets, which the policy blocks. */
  css: ''
  cssRequired: ''
  onFormReady: () => void
  onFormSubmitted: () => void
}

declare global {
  interface Window {
    hbspt?: { forms: { create: (options: FormOptions) => void } }
  }
}

/** Time-out until the provider's form is rendered, in milliseconds (from the issue). */
const timeoutMs = 10_000

/** The reason why there is no form: the script could not be loaded, or the form was not rendered in time. */
export type EmbedFault = 'blocked' | 'late'

interface Embed {
  ids: FormIds
  /** The URL of the provider's script. */
  script: string
  /** The origins that the provider's script may load scripts from besides its own. */
  origins: string[]
  container: HTMLElement
  onSubmitted: () => void
}

/** Renders the provider's form in the container; resolves when it is there. Rejects with an EmbedFault. */
export async function embedForm({ ids, script, origins, container, onSubmitted }: Embed): Promise<void> {
  // Each attempt has its own element, so that a form that arrives late does not appear beside the next.
  const target = document.createElement('div')
  target.id = `contactForm${++attempts}`
  container.replaceChildren(target)
  allowScripts([new URL(script).origin, ...origins])
  let timer = 0
  let isOver = false
  const late = new Promise<never>((_, reject) => {
    timer = window.setTimeout(reject, timeoutMs, 'late' satisfies EmbedFault)
  })
  const form = async () => {
    if (!window.hbspt) await load(attempts === 1 ? script : retryUrl(script))
    if (!isOver) await create({ ...ids, target: `#${target.id}`, onFormSubmitted: onSubmitted }, target)
  }
  try {
    await Promise.race([form(), late])
  } finally {
    isOver = true
    clearTimeout(timer)
  }
}

let attempts = 0

/** Browsers join a request to a pending one of the same URL: a new attempt needs another URL. */
function retryUrl(address: string): string {
  const url = new URL(address)
  url.searchParams.set('attempt', String(attempts))
  return url.href
}

/** Resolves when the provider reports the form as ready, or when it is in the document. */
function create(options: Omit<FormOptions, 'css' | 'cssRequired' | 'onFormReady'>, target: Element): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!window.hbspt) return reject('blocked' satisfies EmbedFault)
    new MutationObserver((_, observer) => {
      if (!target.querySelector('form, iframe')) return
      observer.disconnect()
      resolve()
    }).observe(target, { childList: true, subtree: true })
    window.hbspt.forms.create({ ...options, css: '', cssRequired: '', onFormReady: resolve })
  })
}

function load(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject('blocked' satisfies EmbedFault)
    }
    script.async = true
    script.src = address
    document.head.append(script)
  })
}

let isAllowed = false

/**
 * Creates a default Trusted Types policy, because the provider's script has none: it allows script URLs of the provider's
 * origins and no code from strings. It allows HTML, whose scripts script-src blocks.
 */
function allowScripts(origins: string[]): void {
  if (isAllowed || !window.trustedTypes) return
  isAllowed = true
  window.trustedTypes.createPolicy('default', {
    createScriptURL: url => (origins.includes(new URL(url, location.href).origin) ? url : null),
    createHTML: html => html,
  })
}
