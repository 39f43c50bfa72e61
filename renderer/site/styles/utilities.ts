import { readFileSync } from 'node:fs'
import { createGenerator, type UnoGenerator } from 'unocss'
import { fromCode } from './from-code'
import { sourceFiles } from './source-files'
import styles, { wordsIn } from './uno.config'

const wordsByFile = new Map<string, string[]>()
let generator: Promise<UnoGenerator> | undefined
let utilities: Promise<ReadonlySet<string>> | undefined

/** The words of a file of code, read once in a build. */
export function wordsOfFile(file: string): string[] {
  const words = wordsByFile.get(file) ?? wordsIn(readFileSync(file, 'utf8'))
  wordsByFile.set(file, words)
  return words
}

/** The generator that all of a build ask what a word is: it answers at once the second time. */
export function wordReader(): Promise<UnoGenerator> {
  generator ??= createGenerator({ ...styles, preflights: [] })
  return generator
}

/** The words of the site's code that are utilities or shortcuts. A tenth of the words are; reading the others takes a second. */
export function readUtilities(): Promise<ReadonlySet<string>> {
  utilities ??= fromCode('utilities', findUtilities).then(words => new Set(words))
  return utilities
}

/** Whether a word has the form of a utility: lower-case up to a bracket, and not the end of a sentence. Two of three have not. */
export const isUtilityLike = (word: string): boolean =>
  /^[a-z!\-[@&*]/.test(word) && !/[.:;,?]$/.test(word) && !/[A-Z]/.test(word.split(/[[(]/)[0] ?? '')

async function findUtilities(): Promise<string[]> {
  const uno = await wordReader()
  const words = new Set(sourceFiles().flatMap(wordsOfFile).filter(isUtilityLike))
  const found = await Promise.all([...words].map(async word => ((await uno.parseToken(word))?.length ? [word] : [])))
  return found.flat()
}
