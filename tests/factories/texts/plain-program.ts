import { compile } from '@mdx-js/mdx'
import { VFile } from 'vfile'
import { parseEntry } from '../../../renderer/engine/content/parse'
import type { BodySource } from '../../../renderer/engine/mdx/compile'
import { mdxPlugins } from '../../../renderer/engine/mdx/plugins/plugins'
import { resolveExpressions } from '../../../renderer/engine/mdx/plugins/show-fields'
import type { SiteDefinition } from '../../../renderer/engine/site'

/** The program that `@mdx-js/mdx` makes of a body, which it parses itself with the plug-ins of a site. */
export async function plainProgram(site: SiteDefinition, { file, body, frontmatter }: BodySource): Promise<string> {
  const { remarkPlugins, rehypePlugins } = mdxPlugins(site)
  const compiled = await compile(new VFile({ path: file, value: body }), {
    remarkPlugins: [...remarkPlugins, [resolveExpressions, () => ({ frontmatter })]],
    rehypePlugins,
    outputFormat: 'function-body',
  })
  return String(compiled.value)
}

/** The body of a content file with its frontmatter. */
export function bodyOf(source: string, file: string): BodySource {
  const { body, data } = parseEntry(source, file).value
  return { file, body, frontmatter: data }
}
