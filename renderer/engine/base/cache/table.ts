/** Records by name that a build needs, of which this machine has some: the pages of a site, for example, by their URLs. */
export interface Table<Value> {
  kind: string
  /** The hash of all that the records depend on besides what `isCurrent` looks at. */
  key: string
  names: readonly string[]
  /** The current records that this machine has. */
  known: ReadonlyMap<string, Value>
  /** Whether a record that another machine has made is what this one would make. */
  isCurrent: (name: string, value: Value) => boolean
  /** The hashes of the blobs that belong to a record. */
  blobsOf: (value: Value) => string[]
  /** Makes records. Delivers each when it and its blobs are stored. `isForOthers` where they fall to another shard. */
  make: (names: string[], deliver: (name: string, value: Value) => void, isForOthers?: boolean) => Promise<void>
  /** The name by which a record falls to a shard; its own by default. */
  ownerOf?: (name: string) => string
  /** Whether a shard needs the records of the others too. */
  isWhole?: boolean
}

/** Gives all records of a table: those that this machine has, and the others, which it makes. */
export async function fillHere<Value>({ names, known, make }: Table<Value>): Promise<Map<string, Value>> {
  const filled = new Map(known)
  const missing = names.filter(name => !known.has(name))
  if (missing.length > 0) await make(missing, (name, value) => void filled.set(name, value))
  return filled
}
