import { stripVTControlCharacters } from 'node:util'
import { sourcePosition } from './source-position.mjs'

/**
 * Explains an error of the site's code: what a bundler can't compile, with file, line and column, or what the code
 * throws. `consequence` is a sentence on what this code can't do; with it, an error without a position is taken for one
 * of the site too. Gives undefined for other errors, and for those of the engine.
 */
export function explainCodeError(error, consequence = '') {
  if (!(error instanceof Error)) return
  const hint = `${consequence && `${consequence} `}Correct the code, and run this again.`
  const found = Array.isArray(error.errors) ? error.errors.map(explainBuildError) : []
  if (found.length > 0) return `${found.join('\n')}\n${hint}`
  const position = sourcePosition(error)
  if (position?.isEngine || !(position || consequence)) return
  // Vike adds advice in a frame.
  const message = error.message.replace(/\n[┌│└].*/g, '')
  return `${position ? `${written(position)}  ` : ''}${message}\n${hint}`
}

/** A position as file:line:column. */
function written({ file, line, column }) {
  return [file, line, column].filter(part => part !== undefined).join(':')
}

/** One error of a bundler as file:line:column and message. esbuild gives a location, rolldown a picture with it. */
function explainBuildError({ text, location, message = '' }) {
  if (text) return location ? `${written({ ...location, column: location.column + 1 })}  ${text}` : text
  const plain = stripVTControlCharacters(message)
  const place = /\[ (\S.*:\d+:\d+) \]/.exec(plain)?.[1]
  const lines = plain.replace(/^\[[^\]]*\] */, '').split('\n')
  // Without the picture, and without the stack of a plug-in.
  const end = lines.findIndex(line => /^\s*(╭|at )/.test(line))
  const says = lines.slice(0, end < 0 ? undefined : end).join('\n')
  return place ? `${place}  ${says}` : says
}
