// Reaches the browser, on a site with an analytics service.

declare global {
  interface Navigator {
    /** Global Privacy Control: the visitor's browser says no to being tracked. */
    readonly globalPrivacyControl?: boolean
  }
}

export type Answer = 'yes' | 'no'

const key = 'analytics-consent'
let unkept: Answer | undefined

/** Whether the visitor's browser says no for them. */
export const isRefusedBySignal = () => navigator.globalPrivacyControl === true

/** The visitor's answer as it was kept; Global Privacy Control counts as no. */
export function readAnswer(): Answer | undefined {
  if (isRefusedBySignal()) return 'no'
  try {
    const saved = localStorage.getItem(key)
    return saved === 'yes' || saved === 'no' ? saved : unkept
  } catch {
    return unkept
  }
}

/** Keeps the answer, in the browser where it allows that, and otherwise as long as the page is open. */
export function saveAnswer(answer: Answer): void {
  unkept = answer
  try {
    localStorage.setItem(key, answer)
  } catch {
    // The browser keeps nothing: the next page asks again.
  }
}
