// Reaches the browser, when a visitor uses the DeployTimeline figure.

/** Comments, strings and templates: what is in them is no code. */
const quoted = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|`(?:\\[\s\S]|[^`\\])*`|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g

/** Three words or more in a row, with the marks of a sentence and none of code. */
const sentence = /^\s*[\p{L}][\p{L}’'-]*(?:,? [\p{L}\d’'-]+){2,}[.!?:,]?\s*$/u

/** The first words of statements that read like a sentence: "export default Tip". */
const statement =
  /^\s*(?:import|export|const|let|var|function|class|return|async|await|if|else|for|while|try|finally|type|interface|new|throw|yield)\b/

/** The line, counted from 1, of the first sentence between the parts of a program; undefined when there is none. */
export function findProse(code: string): number | undefined {
  const lines = code.replace(quoted, text => text.replace(/[^\n]/g, ' ')).split('\n')
  let depth = 0
  for (const [index, line] of lines.entries()) {
    if (depth <= 0 && sentence.test(line) && !statement.test(line)) return index + 1
    depth += (line.match(/[([{]/g)?.length ?? 0) - (line.match(/[)\]}]/g)?.length ?? 0)
  }
  return undefined
}
