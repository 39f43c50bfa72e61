/** Named bytes in one. */
export type Bundle = Map<string, Buffer>

/** Joins named bytes to one, which the cache stores as one entry. */
export function packBundle(bundle: Bundle): Buffer {
  const header = JSON.stringify([...bundle].map(([name, { length }]) => [name, length]))
  return Buffer.concat([Buffer.from(`${header}\n`), ...bundle.values()])
}

/** Gives the joined bytes, without copying them. */
export function readBundle(packed: Uint8Array): Bundle {
  const bytes = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength)
  const end = bytes.indexOf('\n')
  const header = JSON.parse(bytes.toString('utf8', 0, end)) as [string, number][]
  let start = end + 1
  return new Map(
    header.map(([name, length]) => {
      start += length
      return [name, bytes.subarray(start - length, start)]
    }),
  )
}
