import fc from 'fast-check'
import { limits } from '../../../renderer/engine/base/diagnostics/limits'
import { findExcess } from '../../../renderer/engine/content/files/check-limits'
import { openings, pairs, pieces, yamlLines } from './pieces'

/** A generated content file. */
export interface GeneratedText {
  name: string
  source: string
}

/** The number of texts of random pieces, and the seed that makes them the same in each run. */
const [mixedTexts, seed] = [150, 1]

/** Makes a text of about so many characters. */
type Make = (chars: number) => string

const words = 'words of a text '.repeat(4)
const wrap = (body: string) => `---\ntitle: Title\n---\n\n${body}\n`
const repeat = (piece: string, chars: number) => piece.repeat(Math.max(1, Math.floor(chars / piece.length)))

/** A piece alone, with spaces, on lines, in paragraphs, and with text around. */
const pieceShapes = pieces.flatMap((piece): [string, Make][] => [
  [`${piece} in a paragraph`, chars => wrap(repeat(piece, chars))],
  [`${piece} and spaces`, chars => wrap(repeat(`${piece} `, chars))],
  [`${piece} on lines`, chars => wrap(repeat(`a${piece}\n`, chars))],
  [`${piece} first on lines`, chars => wrap(repeat(`${piece}\n`, chars))],
  [`${piece} in paragraphs`, chars => wrap(repeat(`${piece} a\n\n`, chars))],
  [`${piece} between words`, chars => wrap(repeat(piece + words, chars))],
])

const pairShapes = pairs.flatMap(([open, close]): [string, Make][] => {
  const nest: Make = chars => {
    const levels = Math.floor(chars / (open.length + close.length))
    return wrap(`${open.repeat(levels)}x${close.repeat(levels)}`)
  }
  return [
    [`${open} ${close} nested`, nest],
    [`${open} ${close} in a row`, chars => wrap(repeat(`${open}x${close} `, chars))],
    [`${open} open, with text`, chars => wrap(repeat(`${open}${words}`, chars))],
  ]
})

const openingShapes = openings.flatMap(([open, piece]): [string, Make][] => [
  [`${open} before ${piece}`, chars => wrap(open + repeat(piece, chars))],
  [`${open} and text before ${piece}`, chars => wrap(open + repeat(words, chars / 2) + repeat(piece, chars / 2))],
])

const yamlShapes = yamlLines.flatMap((line): [string, Make][] => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => line.replace('#', `${index}`))
  const linesFor = (chars: number) => lines(Math.floor(chars / (line.length + 4)))
  const deeper = (chars: number) => lines(Math.sqrt(chars) * 6).map((each, level) => ' '.repeat(level) + each)
  return [
    [`yaml ${line} on lines`, chars => `---\n${linesFor(chars).join('\n')}\n---\n\nText.\n`],
    [`yaml ${line} in a list`, chars => `---\na: [${linesFor(chars).join(', ')}]\n---\n\nText.\n`],
    [`yaml ${line} in text`, chars => `---\ntitle: ${repeat(line, chars)}\n---\n\nText.\n`],
    [`yaml ${line} deeper`, chars => `---\n${deeper(chars).join('\n')}\n---\n\nText.\n`],
  ]
})

const mixed = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.constantFrom(' ', '\n', '\n\n', 'a')), {
  minLength: 2,
  maxLength: 6,
})
const mixedShapes = fc.sample(mixed, { numRuns: mixedTexts, seed }).map((parts): [string, Make] => {
  return [`mixed ${parts.join('')}`, chars => wrap(repeat(parts.join(''), chars))]
})

const shapes = [...pieceShapes, ...pairShapes, ...openingShapes, ...yamlShapes, ...mixedShapes]

/** The number of texts. */
export const textCount = shapes.length * 2

/** A text by its number: each shape in two sizes, so large that it just passes the limits, and of 1 MB. */
export function pathologicalText(number: number): GeneratedText {
  const [name, make]: [string, Make] = shapes[number >> 1] ?? ['', () => '']
  const chars = number % 2 === 0 ? largestChars(make) : 1_000_000
  return { name: `${JSON.stringify(name)}, ${chars} characters`, source: make(chars) }
}

/** The largest size of a text that passes the limits, within 2 %. */
function largestChars(make: Make): number {
  let [passes, fails] = [1, limits.fileBytes]
  while (fails - passes > passes / 50) {
    const middle = (passes + fails) >> 1
    const source = make(middle)
    if (findExcess(source)) fails = middle
    else passes = middle
  }
  return passes
}
