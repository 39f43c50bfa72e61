export function compiledEntry(entry: string): Promise<string>
