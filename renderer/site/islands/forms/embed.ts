// Reaches the browser, when the contact form's section comes into view and its ids are set.

/** What identifies the contact form to its provider. */
export interface FormIds {
  region: string
  portalId: string
  formId: string
}

interface FormOptions extends FormIds {
  target: string
  /** Empty, so that the form is part of the page and brings no style sheets, which the policy refuses. */
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

/** How long the provider may take until its form stands, in milliseconds, from the issue. */
const timeoutMs = 10_000

/** Why no form stands: the script was refused, or nothing came in time. */
export type EmbedFault = 'blocked' | 'late'

interface Embed {
  ids: FormIds
  /** The address of the provider's script. */
  script: string
  /** The origins that the provider's script may load scripts from besides its own. */
  origins: string[]
  container: HTMLElement
  onSubmitted: () => void
}

/** Puts the provider's form into the container; settles when it stands there. Fails with an EmbedFault. */
export async function embedForm({ ids, script, origins, container, onSubmitted }: Embed): Promise<void> {
  // Each attempt has a place of its own, so that a form which comes too late does not stand beside the next.
  const place = document.createElement('div')
  place.id = `contact-form-${++attempts}`
  container.replaceChildren(place)
  allowScripts([new URL(script).origin, ...origins])
  let timer = 0
  let isOver = false
  const late = new Promise<never>((_, reject) => {
    timer = window.setTimeout(reject, timeoutMs, 'late' satisfies EmbedFault)
  })
  const form = async () => {
    if (!window.hbspt) await load(attempts === 1 ? script : another(script))
    if (!isOver) await create({ ...ids, target: `#${place.id}`, onFormSubmitted: onSubmitted }, place)
  }
  try {
    await Promise.race([form(), late])
  } finally {
    isOver = true
    clearTimeout(timer)
  }
}

let attempts = 0

/** A browser joins a request to one of the same address that still hangs: a new attempt needs another address. */
function another(address: string): string {
  const url = new URL(address)
  url.searchParams.set('attempt', String(attempts))
  return url.href
}

/** The form stands when the provider says so, or when it can be seen to. */
function create(options: Omit<FormOptions, 'css' | 'cssRequired' | 'onFormReady'>, place: Element): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!window.hbspt) return reject('blocked' satisfies EmbedFault)
    new MutationObserver((_, observer) => {
      if (!place.querySelector('form, iframe')) return
      observer.disconnect()
      resolve()
    }).observe(place, { childList: true, subtree: true })
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
 * The provider's script knows nothing of Trusted Types, so the page gets a default policy: script addresses of the
 * provider's own origins pass, text that would be run does not. HTML passes; scripts in it stay refused by script-src.
 */
function allowScripts(origins: string[]): void {
  if (isAllowed || !window.trustedTypes) return
  isAllowed = true
  window.trustedTypes.createPolicy('default', {
    createScriptURL: url => (origins.includes(new URL(url, location.href).origin) ? url : null),
    createHTML: html => html,
  })
}
