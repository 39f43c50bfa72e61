export function programOf(entry: string): Promise<string>
export function installedPackages(folder: string): string
