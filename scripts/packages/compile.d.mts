/** The folders of the packages, from the project's root. */
export const packageFolders: string[]
/** Compiles each package whose sources have changed; see compile.mjs. */
export function compilePackages(): Promise<string[]>
