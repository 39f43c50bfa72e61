/** Why a project can't be in a folder; see project-path.mjs. */
export function refusePath(folder: string): string | undefined
