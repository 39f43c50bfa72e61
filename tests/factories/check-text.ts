import { applyFix, type Issue } from '../../renderer/engine/base/diagnostics/issue'
import { checkBody } from '../../renderer/engine/mdx/checks/check'
import { createBodyCompiler, loadBody } from '../../renderer/engine/mdx/compile'
import { createBodyParser } from '../../renderer/engine/mdx/parse-body'
import { site } from '../fixtures/sample-site/renderer/site/index'
import { render } from './render'

const mdx = 'content/blog/one.mdx'

/** A file of plain Markdown. */
export const markdownFile = 'content/blog/one.md'

const parse = createBodyParser(site)
const compile = createBodyCompiler(site)

/** The issues of a body alone, in the order of their places. `frameHosts` may be shown in frames. */
export function issuesOf(body: string, frameHosts: readonly string[] = [], file = mdx): Issue[] {
  const issues = checkBody(parse(body, file), body, file, { ...site, frameHosts })
  return issues.toSorted((a, b) => a.line - b.line || a.column - b.column)
}

/** A body after applying the first fix of its issues again and again, until no issue has one. */
export function fixAll(body: string, file = mdx): string {
  const { fix } = issuesOf(body, [], file).find(issue => issue.fix) ?? {}
  return fix ? fixAll(applyFix(body, fix), file) : body
}

/** A body as HTML. */
export async function htmlOf(body: string, file = mdx): Promise<string> {
  return render(await loadBody(await compile({ file, body, frontmatter: { title: 'A title' } })))
}
