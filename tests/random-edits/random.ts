/** Random choices that are the same for a seed. */
export interface Random {
  /** A whole number from 0 to below a limit. */
  below(limit: number): number
  pick<Value>(list: readonly Value[]): Value
}

/** Creates random choices (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    pick(list) {
      if (list.length === 0) throw new Error('There is nothing to pick from.')
      return list[below(list.length)] as (typeof list)[number]
    },
  }
}
