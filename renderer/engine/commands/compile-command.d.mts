export function compiledEntry(entry: string, mayHaveChanged?: boolean): Promise<string>
