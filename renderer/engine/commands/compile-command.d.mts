export function compiledEntry(entry: string): Promise<string>
export function installedPackages(from: string): string
