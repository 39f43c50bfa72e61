import { applyFix, type Issue } from '../../renderer/engine/base/diagnostics/issue'
import { checkBody } from '../../renderer/engine/mdx/checks/check'
import { createBodyCompiler, createProgramCompiler } from '../../renderer/engine/mdx/compile'
import { createBodyParser } from '../../renderer/engine/mdx/parse-body'
import { mdxPlugins } from '../../renderer/engine/mdx/plugins'
import { loadBody } from '../../renderer/engine/mdx/render-tree'
import { site } from '../../renderer/site/index'
import { render } from './render'

const file = 'content/blog/one.mdx'
const parse = createBodyParser(site)
const compile = createBodyCompiler(site)
const compileProgram = createProgramCompiler(mdxPlugins(site))

/** The issues of a body alone, in the order of their places. `frameHosts` may be shown in frames. */
export function issuesOf(body: string, frameHosts: readonly string[] = []): Issue[] {
  const issues = checkBody(parse(body, file), body, file, site.components.names, frameHosts)
  return issues.toSorted((a, b) => a.line - b.line || a.column - b.column)
}

/** A body after the first fix of its issues, and then the first of what is left, until none has one. */
export function fixAll(body: string): string {
  const { fix } = issuesOf(body).find(issue => issue.fix) ?? {}
  return fix ? fixAll(applyFix(body, fix)) : body
}

/** A body as HTML, from values and from its program. */
export async function bothHtml(body: string): Promise<{ values: string; program: string }> {
  const source = { file, body, frontmatter: { title: 'A title' } }
  const [values, program] = await Promise.all([compile(source), compileProgram(source)])
  return { values: render(await loadBody(values)), program: render(await loadBody(program)) }
}
