import type { ElementContent } from 'hast'
import { createLowlight } from 'lowlight'
import type { Language } from './languages'

const lowlight = createLowlight()

/** Gives code as text and elements whose classes name its parts: `hljs-keyword`, `hljs-string` and so on. */
export async function tokenize(code: string, { ids: [id = ''], load }: Language): Promise<ElementContent[]> {
  if (!load) return [{ type: 'text', value: code }]
  if (!lowlight.registered(id)) lowlight.register(id, (await load()).default)
  return lowlight.highlight(id, code).children as ElementContent[]
}
