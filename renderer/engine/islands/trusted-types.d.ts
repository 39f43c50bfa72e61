/** The parts of the browser's Trusted Types that are used here; TypeScript's own library has none yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string | null; createHTML?: (html: string) => string },
  ): { createScriptURL(url: string): unknown }
}

interface Window {
  trustedTypes?: TrustedTypes
}
