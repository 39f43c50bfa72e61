/** Runs a script of the engine in its own process; see run-child.mjs. */
export function runChild(script: string, args: string[], what: string, cwd?: string): Promise<void>
