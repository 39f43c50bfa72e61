import type { MDXContent } from 'mdx/types'
import type { CompiledBody } from './compile'
import { toComponent } from './render-tree'

/** A compiled body as a component, ready to be rendered with the components that it names. */
export async function loadBody({ kind, text }: CompiledBody): Promise<MDXContent> {
  if (kind === 'values') return toComponent(JSON.parse(text))
  const [{ run }, runtime] = await Promise.all([import('@mdx-js/mdx'), import('react/jsx-runtime')])
  // React decides when it is loaded whether it is for production.
  return (await run(text, runtime)).default
}
