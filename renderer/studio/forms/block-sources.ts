import { parseEntry } from '@proofsheet/engine/content/parse'
import type { ComponentDescription } from '@proofsheet/engine/content/schema/describe-components'
import type { Definitions } from '@proofsheet/engine/content/schema/schema-fields'
import { createBodyParser } from '@proofsheet/engine/mdx/parse-body'
import type { Tree } from '@proofsheet/engine/mdx/recover'
import { type Block, blocksIn } from '../body/blocks'
import { propsOf } from '../body/set-props'
import type { ContentText } from '../files/content-text'
import { blockId } from '../source-ids'
import type { BlockSource } from '../source-types'
import { formsOf } from './field-form'
import { type FormContext, urlOf } from './field-sources'

/** The body of a file: its syntax tree, where it can be parsed, and its blocks. */
export interface ReadBody {
  tree?: Tree
  blocks: Block[]
}

/** Gives the function that reads the body of a text; the last ones are cached by their file. */
export function createBodyReader({ site }: Pick<FormContext, 'site'>): (text: ContentText) => ReadBody {
  const parse = createBodyParser(site)
  const last = new Map<string, { source: string; body: ReadBody }>()
  return ({ file, source }) => {
    const known = last.get(file)
    if (known?.source === source) return known.body
    const { tree } = parse(parseEntry(source, file).value.body, file)
    const body = { blocks: blocksIn(tree, source), tree }
    last.set(file, { source, body })
    return body
  }
}

/** Describes a block; `components` are those of the vocabulary. */
export function toBlockSource(
  context: FormContext,
  { file, version, source }: ContentText,
  block: Block,
  components: readonly ComponentDescription[],
): BlockSource {
  const { kind, start, end, parent, element } = block
  const component = element && components.find(({ name }) => name === element.name)
  return {
    type: 'block',
    id: blockId(file, block),
    file,
    version,
    kind,
    start,
    end,
    raw: source.slice(start, end),
    parent: parent ? blockId(file, parent) : undefined,
    component: component
      ? {
          name: component.name,
          help: component.sentence,
          fields: propForms(component),
          props: propsOf(block),
          hasChildren: component.children !== undefined,
        }
      : undefined,
    url: urlOf(context.site, file),
  }
}

/** The forms of a component's props. */
export function propForms({ schema }: ComponentDescription) {
  return formsOf(schema, (schema.definitions ?? {}) as Definitions)
}
