/** The text that a command prints for the error that ends it; see describe-failure.mjs. */
export function describeFailure(error: unknown): string
