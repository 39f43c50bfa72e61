/** Explains an error of the site's code; undefined for other errors. See code-error.mjs. */
export function explainCodeError(error: unknown, consequence?: string): string | undefined
