import { directive } from 'micromark-extension-directive'

type Extension = ReturnType<typeof directive>
type Construct = Extract<NonNullable<Extension['flow']>[number], { tokenize: unknown }>
type Tokenize = Construct['tokenize']
type Effects = Parameters<Tokenize>[0]
type State = Exclude<ReturnType<Tokenize>, undefined>
type Code = Parameters<State>[0]

/** Characters as micromark encodes them: tabs are -2 and -1, line ends are -5 to -3. */
const [colon, space, letter] = [58, 32, 97]
const isSpace = (code: Code) => code === space || code === -2 || code === -1
const isEnd = (code: Code) => code === null || (code <= -3 && code >= -5)
const isNamed = (code: Code, pattern: RegExp) => code !== null && code > 0 && pattern.test(String.fromCodePoint(code))

const container = [directive().flow?.[colon] ?? []].flat()[0] as Construct

/**
 * The first line of a container directive in the spellings of the field, `:::name[title]`, `:::name title` and
 * `::: name`. Its lines and its end are read by the package, which knows the first spelling alone: it is given three
 * colons with a letter for any first line. A colon within a line stays text.
 */
const tokenize: Tokenize = function (effects, ok, nok) {
  let isFirstLine = true
  // The package refuses names that end in a hyphen; what precedes the end of the line is a title here.
  const context = Object.create(this, { previous: { value: null } })
  let lines: State | undefined = container.tokenize.call(
    context,
    muted(effects, () => isFirstLine),
    ok,
    nok,
  )
  let colons = 0

  const begin: State = code => {
    effects.enter('directiveContainer')
    effects.enter('directiveContainerFence')
    effects.enter('directiveContainerSequence')
    return sequence(code)
  }
  const sequence: State = code => {
    if (code === colon) {
      effects.consume(code)
      lines = lines?.(code)
      colons++
      return sequence
    }
    if (colons < 3) return nok(code)
    effects.exit('directiveContainerSequence')
    return spaces(code, name)
  }
  const name: State = code => {
    if (!isNamed(code, /[a-z]/i)) return nok(code)
    lines = lines?.(letter)
    return token(effects, 'directiveContainerName', inner => isNamed(inner, /[\w-]/), afterName)(code)
  }
  const afterName: State = code =>
    isEnd(code) || isSpace(code) || isNamed(code, /[[{]/) ? spaces(code, title) : nok(code)
  const title: State = code =>
    isEnd(code) ? end(code) : token(effects, 'directiveContainerTitle' as never, inner => !isEnd(inner), end)(code)
  const end: State = code => {
    isFirstLine = false
    return lines?.(code)
  }
  const spaces = (code: Code, then: State) =>
    isSpace(code) ? token(effects, 'whitespace', isSpace, then)(code) : then(code)
  return begin
}

/** The effects without those of the package on the first line, which is read here. */
function muted(effects: Effects, isFirstLine: () => boolean): typeof effects {
  return {
    ...effects,
    enter: (type, fields) => (isFirstLine() ? ({} as never) : effects.enter(type, fields)),
    // The name has ended long before the package sees the end of the line.
    exit: type => (isFirstLine() || type === 'directiveContainerName' ? ({} as never) : effects.exit(type)),
    consume: code => (isFirstLine() ? undefined : effects.consume(code)),
  }
}

/** The state that reads a token of the accepted characters, and goes on with the next state. */
function token(
  effects: Effects,
  type: Parameters<Effects['enter']>[0],
  accepts: (code: Code) => boolean,
  then: State,
): State {
  const inToken: State = code => {
    if (accepts(code)) {
      effects.consume(code)
      return inToken
    }
    effects.exit(type)
    return then(code)
  }
  return code => {
    effects.enter(type)
    return inToken(code)
  }
}

/** The syntax extension of micromark for container directives. */
export const containerSyntax: Extension = { flow: { [colon]: { ...container, tokenize } } }
