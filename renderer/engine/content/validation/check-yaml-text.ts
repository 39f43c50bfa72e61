import { type Document, isScalar, Scalar, visit } from 'yaml'
import type { Issue } from '../../base/diagnostics/issue'
import { show } from '../../base/diagnostics/issue'
import { rangeAt } from '../../base/diagnostics/position'

/** A text in curly quotation marks, which YAML takes for a part of it. */
const curly = /^[“„”]([^“„”]*)[“”]$/

/**
 * Warns of texts in frontmatter that YAML reads otherwise than they look: an unquoted one that a number sign cuts, and one
 * in curly quotation marks. The frontmatter begins at the offset `start` of its file.
 */
export function checkYamlText(document: Document.Parsed, source: string, start: number, file: string): Issue[] {
  const issues: Issue[] = []
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || !isScalar<unknown>(node) || typeof node.value !== 'string' || !node.range) return
      if (node.type !== Scalar.PLAIN) return
      const [from, to] = [start + node.range[0], start + node.range[1]]
      const report = (end: number, message: string, text: string) => {
        const range = rangeAt(source, from, end)
        const hint = `Put it between quotation marks: ${show(text)}.`
        issues.push({
          file,
          ...range,
          code: 'text-literal',
          message,
          hint,
          // An escape would only hide a character that can't be shown.
          fix: /\p{Cc}/u.test(text) ? undefined : { ...range, text: JSON.stringify(text) },
        })
      }
      // A remark has a space behind its sign.
      const cut = /^[ \t]+#[^\s#][^\r\n]*/.exec(source.slice(to))?.[0]
      const inner = curly.exec(node.value)?.[1]
      if (cut !== undefined) {
        const end = to + cut.trimEnd().length
        report(end, `YAML takes ${show(cut.trim())} for a remark, and leaves it out.`, source.slice(from, end))
      } else if (inner !== undefined) report(to, 'Curly quotation marks are part of the text: readers see them.', inner)
    },
  })
  return issues
}
