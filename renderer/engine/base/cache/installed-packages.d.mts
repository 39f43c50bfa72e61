export function installedPackages(from: string): string
