import { applyFix, type Issue } from '../../renderer/engine/base/diagnostics/issue'
import { checkBody } from '../../renderer/engine/mdx/checks/check'
import { createBodyCompiler, loadBody } from '../../renderer/engine/mdx/compile'
import { createBodyParser } from '../../renderer/engine/mdx/parse-body'
import { site } from '../fixtures/sample-site/renderer/site/index'
import { render } from './render'

const file = 'content/blog/one.mdx'
const parse = createBodyParser(site)
const compile = createBodyCompiler(site)

/** The issues of a body alone, in the order of their places. `frameHosts` may be shown in frames. */
export function issuesOf(body: string, frameHosts: readonly string[] = []): Issue[] {
  const issues = checkBody(parse(body, file), body, file, { ...site, frameHosts })
  return issues.toSorted((a, b) => a.line - b.line || a.column - b.column)
}

/** A body after applying the first fix of its issues again and again, until no issue has one. */
export function fixAll(body: string): string {
  const { fix } = issuesOf(body).find(issue => issue.fix) ?? {}
  return fix ? fixAll(applyFix(body, fix)) : body
}

/** A body as HTML. */
export async function htmlOf(body: string): Promise<string> {
  return render(await loadBody(await compile({ file, body, frontmatter: { title: 'A title' } })))
}
