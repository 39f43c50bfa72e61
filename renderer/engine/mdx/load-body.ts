import type { MDXContent } from 'mdx/types'
import type { CompiledBody } from './compile'
import { toComponent } from './render-tree'

/** Loads a compiled body as a component. Its own components are passed in as a prop when it is rendered. */
export async function loadBody({ kind, text }: CompiledBody): Promise<MDXContent> {
  if (kind === 'values') return toComponent(JSON.parse(text))
  const [{ run }, runtime] = await Promise.all([import('@mdx-js/mdx'), import('react/jsx-runtime')])
  // Imported late: React reads NODE_ENV when its module is loaded.
  return (await run(text, runtime)).default
}
