import { stripVTControlCharacters } from 'node:util'
import { sourcePosition } from './source-position'

/** One error of code; `place` is file:line:column from the root. */
interface CodeProblem {
  message: string
  place?: string
  /** The name of the function that throws. */
  caller?: string
}

/** An error of esbuild or rolldown. */
interface BuildError {
  text?: string
  location?: { file: string; line: number; column: number }
  message?: string
}

/**
 * Explains an error of the site's code: what a bundler can't compile, with file, line and column, or what the code
 * throws. `consequence` is a sentence on what this code can't do; with it, an error without a position is taken for one
 * of the site too. Gives undefined for other errors, and for those of the engine.
 */
export function explainCodeError(error: unknown, consequence = ''): string | undefined {
  if (!(error instanceof Error)) return
  const hint = `${consequence && `${consequence} `}Correct the code, and run this again.`
  const found = buildProblems(error).map(({ place, message }) => (place ? `${place}  ${message}` : message))
  if (found.length > 0) return `${found.join('\n')}\n${hint}`
  const position = sourcePosition(error)
  if (position?.isEngine || !(position || consequence)) return
  return `${position ? `${written(position)}  ` : ''}${plainMessage(error)}\n${hint}`
}

/**
 * The errors of code that can't be compiled, or that throws: each with a message, and with the place and the name of
 * the function where they are known. A place is file:line:column from the root.
 */
export function codeProblems(error: unknown, root?: string): CodeProblem[] {
  if (!(error instanceof Error)) return [{ message: String(error) }]
  const original = (error as { getOriginalError?: () => Error }).getOriginalError?.() ?? error
  const found = buildProblems(original)
  if (found.length > 0) return found
  const position = sourcePosition(original, root)
  const caller = /^\s*at (?:async )?([\w$.]+) \(/.exec(position?.call ?? '')?.[1]
  return [{ message: plainMessage(original), place: position ? written(position) : undefined, caller }]
}

/** Vike adds advice in a frame. */
const plainMessage = ({ message }: Error) => message.replace(/\n[┌│└].*/g, '')

/** The errors of a bundler; none for other errors. */
function buildProblems(error: Error): CodeProblem[] {
  const { errors } = error as { errors?: unknown }
  return Array.isArray(errors) ? errors.map(explainBuildError) : []
}

/** A position as file:line:column. */
const written = ({ file, line, column }: { file: string; line?: number; column?: number }): string =>
  [file, line, column].filter(part => part !== undefined).join(':')

/** One error of a bundler as place and message. esbuild gives a location, rolldown a picture with it. */
function explainBuildError({ text, location, message = '' }: BuildError): CodeProblem {
  if (text)
    return { message: text, place: location ? written({ ...location, column: location.column + 1 }) : undefined }
  const plain = stripVTControlCharacters(message)
  const place = /\[ (\S.*:\d+:\d+) \]/.exec(plain)?.[1]
  const lines = plain.replace(/^\[[^\]]*\] */, '').split('\n')
  // Without the picture, and without the stack of a plug-in.
  const end = lines.findIndex(line => /^\s*(╭|at )/.test(line))
  return { message: lines.slice(0, end < 0 ? undefined : end).join('\n'), place }
}
