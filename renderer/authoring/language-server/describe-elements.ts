import type { ComponentDescription, PropDescription } from '@proofsheet/engine/content/schema/describe-components'
import {
  type AttributeKind,
  type ElementDescription,
  everyAttribute,
} from '@proofsheet/engine/mdx/elements/known/element'
import { elements } from '@proofsheet/engine/mdx/elements/known/elements'
import type { SchemaObject } from 'ajv'
import { elementSentences } from './element-sentences'

/** The values of each kind of attribute: in words, as JSON Schema, and an example. */
const kinds: Record<Extract<AttributeKind, string>, [words: string, schema: SchemaObject, example: string]> = {
  text: ['text', { type: 'string' }, ''],
  link: ['an address', { type: 'string', format: 'href' }, '/'],
  picture: ['a picture of content/media', { type: 'string', media: 'picture' }, '/media/name.png'],
  recording: ['a recording of content/media', { type: 'string', media: 'recording' }, '/media/name.mp4'],
  frame: ['an address of a host in the settings', { type: 'string' }, 'https://'],
  number: ['a whole number', { type: 'string' }, '2'],
  flag: ['no value', { type: 'boolean' }, ''],
  time: ['a day or moment', { type: 'string', format: 'date' }, '2026-12-01'],
}

/** Describes the elements of HTML that texts may use as components are described, for editors. */
export function describeElements(): ComponentDescription[] {
  return [...elements].map(([name, element]) => {
    const attributes = Object.entries({ ...element.attributes, ...everyAttribute })
    const content = { name: 'children', type: 'text', required: false, sentence: '', example: '' }
    return {
      name,
      sentence: elementSentences[name] ?? '',
      example: element.example,
      file: '',
      props: attributes.map(([attribute, kind]) => describeAttribute(attribute, kind, element)),
      children: element.content !== 'nothing' ? content : undefined,
      schema: {
        type: 'object',
        properties: Object.fromEntries(attributes.map(([attribute, kind]) => [attribute, schemaOf(kind)])),
      },
    }
  })
}

function describeAttribute(name: string, kind: AttributeKind, { required = [] }: ElementDescription): PropDescription {
  const known = { name, required: required.includes(name), sentence: '' }
  if (typeof kind === 'object') return { ...known, type: kind.join(', '), example: kind[0], values: [...kind] }
  const [type, , example] = kinds[kind]
  return { ...known, type, example }
}

function schemaOf(kind: AttributeKind): SchemaObject {
  return typeof kind === 'object' ? { type: 'string', enum: kind } : kinds[kind][1]
}
