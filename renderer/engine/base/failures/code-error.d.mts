/** Explains an error of the site's code; undefined for other errors. See code-error.mjs. */
export function explainCodeError(error: unknown, consequence?: string): string | undefined
/** What is wrong in code that can't be compiled, or that throws; see code-error.mjs. */
export function codeProblems(error: unknown, root?: string): { message: string; place?: string; caller?: string }[]
