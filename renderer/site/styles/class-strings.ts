/** The start of an attribute with classes, up to its quotation mark or brace. */
const attribute = / className=(?=["{])/g

/** The code before a string that an expression can give as classes: its start, a condition, a group. */
const beforeClasses = /(?:^|[?:(]|&&|\|\|)\s*$/

/** The code before the parenthesis of a call or the bracket of an index: strings in these are no classes. */
const beforeOther = /[\w$)\]]$/

/**
 * Gives code with other names for the classes of its elements. They are read where an attribute is a string, a template
 * literal, or a choice between these: `className="a b"`, `className={isOpen ? 'a' : 'b'}`, `` className={`a ${b}`} ``.
 * Words that touch an expression in a template literal are parts of classes and stay; so do strings in calls and
 * comparisons. All else stays in its line and, after an attribute, in its column, if no name is longer.
 */
export function renameClasses(code: string, rename: (name: string) => string): string {
  let [result, at] = ['', 0]
  for (const { index, 0: start } of code.matchAll(attribute)) {
    const from = index + start.length
    if (from < at) continue
    const to = code[from] === '"' ? endOfString(code, from) : endOfExpression(code, from)
    const renamed =
      code[from] === '"' ? renameWords(code.slice(from, to), rename) : renameIn(code.slice(from, to), rename)
    result += code.slice(at, from) + renamed.padEnd(to - from)
    at = to
  }
  return result + code.slice(at)
}

/** The place after the string that begins at a quotation mark. */
function endOfString(code: string, from: number): number {
  const end = code.indexOf(code[from] ?? '', from + 1)
  return end < 0 ? code.length : end + 1
}

/** The place after the expression in braces, parentheses, brackets or quotation marks that begins at a place. */
function endOfExpression(code: string, from: number): number {
  const isTemplate = code[from] === '`'
  for (let at = from + 1; at < code.length; ) {
    const character = code[at] ?? ''
    if (isTemplate ? character === '`' : ')]}'.includes(character)) return at + 1
    if (isTemplate ? code.startsWith('${', at) : '([{`'.includes(character))
      at = endOfExpression(code, isTemplate ? at + 1 : at)
    else if (!isTemplate && `'"`.includes(character)) at = endOfString(code, at)
    else at++
  }
  return code.length
}

/** Renames the classes that an expression in braces or parentheses gives. */
function renameIn(expression: string, rename: (name: string) => string): string {
  let [result, at] = [expression.slice(0, 1), 1]
  while (at < expression.length) {
    const character = expression[at] ?? ''
    if (!`'"\`([{`.includes(character)) {
      result += character
      at++
      continue
    }
    const isString = `'"`.includes(character)
    const to = isString ? endOfString(expression, at) : endOfExpression(expression, at)
    const part = expression.slice(at, to)
    const before = expression.slice(1, at)
    if (isString) result += beforeClasses.test(before) ? renameWords(part, rename) : part
    else if (character === '`') result += beforeClasses.test(before) ? renameTemplate(part, rename) : part
    else result += character === '(' && !beforeOther.test(before) ? renameIn(part, rename) : part
    at = to
  }
  return result
}

/** Renames the classes in a template literal, and those of its expressions. */
function renameTemplate(template: string, rename: (name: string) => string): string {
  let [result, at] = ['`', 1]
  /** Words up to a place; the first and the last one touch an expression, except at the ends of the literal. */
  const renameTo = (to: number) => {
    const text = template.slice(at, to)
    const touches = (from: number, end: number) =>
      (from === 0 && at > 1) || (end === text.length && to < template.length - 1)
    result += text.replace(/\S+/g, (word, from) => (touches(from, from + word.length) ? word : rename(word)))
  }
  for (let from = template.indexOf('${'); from >= 0; from = template.indexOf('${', at)) {
    renameTo(from)
    at = endOfExpression(template, from + 1)
    result += `$${renameIn(template.slice(from + 1, at), rename)}`
  }
  renameTo(template.length - 1)
  return `${result}\``
}

/** Renames the words of a string. */
function renameWords(text: string, rename: (name: string) => string): string {
  return text.slice(0, 1) + text.slice(1, -1).replace(/\S+/g, rename) + text.slice(-1)
}
