import { directive } from 'micromark-extension-directive'

type Extension = ReturnType<typeof directive>
type Construct = Extract<NonNullable<Extension['flow']>[number], { tokenize: unknown }>
type Tokenize = Construct['tokenize']
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
  const quiet: typeof effects = {
    ...effects,
    enter: (type, fields) => (isFirstLine ? ({} as never) : effects.enter(type, fields)),
    // The name has ended long before the package sees the end of the line.
    exit: type => (isFirstLine || type === 'directiveContainerName' ? ({} as never) : effects.exit(type)),
    consume: code => (isFirstLine ? undefined : effects.consume(code)),
  }
  // The package refuses names that end in a hyphen; what precedes the end of the line is a title here.
  const context = Object.create(this, { previous: { value: null } })
  let lines: State | undefined = container.tokenize.call(context, quiet, ok, nok)
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
    effects.enter('directiveContainerName')
    return inName(code)
  }
  const inName: State = code => {
    if (isNamed(code, /[\w-]/)) {
      effects.consume(code)
      return inName
    }
    effects.exit('directiveContainerName')
    return isEnd(code) || isSpace(code) || isNamed(code, /[[{]/) ? spaces(code, title) : nok(code)
  }
  const title: State = code => {
    if (isEnd(code)) return end(code)
    effects.enter('directiveContainerTitle' as never)
    return inTitle(code)
  }
  const inTitle: State = code => {
    if (!isEnd(code)) {
      effects.consume(code)
      return inTitle
    }
    effects.exit('directiveContainerTitle' as never)
    return end(code)
  }
  const end: State = code => {
    isFirstLine = false
    return lines?.(code)
  }
  const spaces = (code: Code, then: State) => {
    if (!isSpace(code)) return then(code)
    const inSpaces: State = inner => {
      if (isSpace(inner)) {
        effects.consume(inner)
        return inSpaces
      }
      effects.exit('whitespace')
      return then(inner)
    }
    effects.enter('whitespace')
    return inSpaces(code)
  }
  return begin
}

/** The syntax extension of micromark for container directives. */
export const containerSyntax: Extension = { flow: { [colon]: { ...container, tokenize } } }
