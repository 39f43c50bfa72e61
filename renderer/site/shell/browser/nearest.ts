// Reaches the browser, when an address is unknown.

/** A page that there is: its path, and the words of a link to it. */
export interface Known {
  path: string
  label: string
}

/** A run of letters of an address: as typed, or one that a corrector would strike out or write in. */
export interface Run {
  is: 'same' | 'struck' | 'added'
  text: string
}

/** The words of an address or of a link. */
export const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word && word !== 'html')

/** The steps that turn one text into another, letter by letter, as few as possible; what both end with stays whole. */
function steps(from: string, to: string): Run[] {
  const a = [...from]
  const b = [...to]
  let end = ''
  while (a.length && a.at(-1) === b.at(-1)) {
    end = a.pop() + end
    b.pop()
  }
  // costs[i][j]: the steps from the end of `a`, of which i letters are left, to the end of `b`.
  const costs = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => i + j))
  const at = (i: number, j: number) => costs[i]?.[j] ?? 0
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[a.length - i] === b[b.length - j]
      const row = costs[i]
      if (row) row[j] = isSame ? at(i - 1, j - 1) : 1 + Math.min(at(i - 1, j), at(i, j - 1))
    }
  const runs: Run[] = []
  const push = (is: Run['is'], letter = '') => {
    const last = runs.at(-1)
    if (last?.is === is) last.text += letter
    else runs.push({ is, text: letter })
  }
  let [i, j] = [a.length, b.length]
  while (i || j) {
    const [x, y] = [a[a.length - i], b[b.length - j]]
    if (i && j && x === y) {
      push('same', x)
      i--
      j--
    } else if (i && (!j || at(i - 1, j) <= at(i, j - 1))) {
      push('struck', x)
      i--
    } else {
      push('added', y)
      j--
    }
  }
  if (end) push('same', end)
  return runs
}

const sameLetters = (runs: Run[]) => runs.reduce((sum, { is, text }) => sum + (is === 'same' ? text.length : 0), 0)

/** How alike two words are, from 0 to 1; words that begin alike are, since endings change: pricing, prices. */
function likeness(typed: string, word: string): number {
  const longer = Math.max(typed.length, word.length)
  let same = 0
  while (same < longer && typed[same] === word[same]) same++
  const begins = same > 3 && same > longer / 2 ? 0.8 : 0
  return Math.max(begins, (2 * sameLetters(steps(typed, word))) / (typed.length + word.length))
}

const best = (typed: string, words: string[]) => Math.max(0, ...words.map(word => likeness(typed, word)))

/** How near a page is to the words that were typed, from 0 to 1; the last word says most. */
function nearness(asked: string[], { path, label }: Known): number {
  const words = wordsOf(`${path} ${label}`)
  const mean = asked.reduce((sum, word) => sum + best(word, words), 0) / asked.length
  const last = best(asked.at(-1) ?? '', words)
  const whole = likeness(asked.join(''), wordsOf(path).join(''))
  // Of pages that are as near, the one with the shorter address.
  return Math.max(0.6 * last + 0.4 * mean, mean, whole) - path.length / 2000
}

/** The pages whose address or name is most like what was typed, the nearest first; none that is only vaguely like it. */
export function nearest(typed: string, known: Known[], most = 3): Known[] {
  const asked = wordsOf(typed)
  if (!asked.length) return []
  const ranked = known.map(page => ({ page, near: nearness(asked, page) })).sort((one, other) => other.near - one.near)
  const enough = Math.max(0.65, 0.7 * (ranked[0]?.near ?? 0))
  return ranked
    .filter(({ near }) => near > enough)
    .slice(0, most)
    .map(({ page }) => page)
}

/** What a corrector marks in an address that was typed; all of it is struck out where no page's is like it. */
export function corrections(typed: string, page: Known | undefined): Run[] {
  // A slash at the end is no mistake.
  const path = typed.endsWith('/') ? page?.path : page?.path.replace(/\/$/, '')
  const runs = path ? steps(typed, path) : []
  const isLike = sameLetters(runs) >= 0.7 * typed.length && runs.length <= 9
  return isLike ? runs : [{ is: 'struck', text: typed }]
}
