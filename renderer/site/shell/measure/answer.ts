// Reaches the browser, when the site has an analytics service.

declare global {
  interface Navigator {
    /** Global Privacy Control: the visitor's browser opts out of tracking. */
    readonly globalPrivacyControl?: boolean
  }
}

/** Whether the visitor consents to counting page views. */
export type Answer = 'yes' | 'no'

const key = 'analytics-consent'
/** The answer in browsers where storage is not available. */
let unstored: Answer | undefined

/** Whether the visitor's browser opts out by Global Privacy Control. */
export const isRefusedBySignal = () => navigator.globalPrivacyControl === true

/** The visitor's stored answer; Global Privacy Control counts as no. */
export function readAnswer(): Answer | undefined {
  if (isRefusedBySignal()) return 'no'
  try {
    const saved = localStorage.getItem(key)
    return saved === 'yes' || saved === 'no' ? saved : unstored
  } catch {
    return unstored
  }
}

/** Stores the answer in local storage or, where that is not allowed, in memory. */
export function saveAnswer(answer: Answer): void {
  unstored = answer
  try {
    localStorage.setItem(key, answer)
  } catch {
    // Without storage the next page asks again.
  }
}
