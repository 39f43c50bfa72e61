/** The parts of the Trusted Types API that are used here; TypeScript's own library has no types for it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string | null; createHTML?: (html: string) => string },
  ): { createScriptURL(url: string): unknown }
}

interface Window {
  trustedTypes?: TrustedTypes
}
