import { join, relative } from 'node:path'
import type { SchemaObject } from 'ajv'
import { cachedJson, engineRoot } from '../../base/cache/generated'
import { hashOf } from '../../base/cache/hash'
import type { Cache } from '../../base/cache/store'
import type { SiteDefinition } from '../../site'
import { generatorConfig, schemaOptions } from './schema'
import { type Definitions, follow, sentenceOf } from './schema-fields'
import { cachedTypesKey } from './types-key'
import { wordsFor } from './words'

/** One prop of a component. */
export interface PropDescription {
  name: string
  /** The type in words for writers: "text", "a list of text", ""brief" or "warm"". */
  type: string
  required: boolean
  /** Its meaning, from its JSDoc. */
  sentence: string
  example?: unknown
  /** The allowed values, where there is a finite list. */
  values?: unknown[]
}

/** The description of one component, generated from its code. */
export interface ComponentDescription {
  name: string
  /** The first sentence of its JSDoc, which describes its output. */
  sentence: string
  /** The path of its source, from the project's root. */
  file: string
  props: PropDescription[]
  /** Its children, where it takes any. */
  children?: PropDescription
  /** A valid usage with every required prop. */
  example: string
  /** The JSON Schema of its props, with the definitions that it refers to. */
  schema: SchemaObject
}

/** Part of the cache key: increase it when the same types are described differently. */
const version = '4'

/** Describes every component that a writer may name, from its types and JSDoc. Cached by the key of those types. */
export async function describeComponents({ site, cache }: { site: SiteDefinition; cache: Cache }) {
  const { module, description = 'content/types/vocabulary.json' } = site.components
  const types = await cachedTypesKey(engineRoot, [module], cache)
  const key = hashOf(types, JSON.stringify(schemaOptions), version).slice(0, 16)
  const committed = join(engineRoot, description)
  return cachedJson(cache, { kind: 'components', key, generate: () => generateDescriptions(site), committed })
}

/** Describes the components of a site without a cache. Loads the full TypeScript compiler. */
export async function generateDescriptions({ components }: SiteDefinition): Promise<ComponentDescription[]> {
  const generator = await import('ts-json-schema-generator')
  const path = join(engineRoot, components.module)
  const config = { ...generator.DEFAULT_CONFIG, ...generatorConfig(engineRoot), type: '*', path }
  const program = generator.createProgram(config)
  const checker = program.getTypeChecker()
  type TypeNode = Parameters<typeof checker.getTypeFromTypeNode>[0]
  const own = program.getSourceFiles().filter(file => !program.isSourceFileFromExternalLibrary(file))
  // JSON Schema has no type for what React shows. Children are separated below.
  const reactNodes = {
    supportsNode: (node: { getText(): string }) => node.getText() === 'ReactNode',
    createType: () => new generator.AnnotatedType(new generator.AnyType(), { markup: true }, false),
  }
  const parser = generator.createParser(program, config, chain => chain.addNodeParser(reactNodes))
  const schemas = new generator.SchemaGenerator(program, parser, generator.createFormatter(config), config)

  return components.names.map(name => {
    const fileCalled = (...endings: string[]) =>
      own.find(({ fileName }) => endings.some(ending => fileName.endsWith(`/${name}${ending}`)))
    // A component may prepare the props of an island with its name, or be in the file that lists all.
    const file =
      fileCalled('.tsx', '.d.ts') ?? fileCalled('.island.tsx', '.island.d.ts') ?? program.getSourceFile(config.path)
    const module = file && checker.getSymbolAtLocation(file)
    const exported = module ? checker.getExportsOfModule(module) : []
    const all = exported.find(({ name: found }) => found === 'Components')
    const symbol =
      exported.find(({ name: found }) => [name, 'default'].includes(found)) ??
      (all && checker.getDeclaredTypeOfSymbol(all).getProperty(name))
    if (!file || !symbol) throw new Error(`No file ${name}.tsx or ${name}.island.tsx exports the component ${name}.`)
    const [signature] = checker.getTypeOfSymbolAtLocation(symbol, file).getCallSignatures()
    const [parameter] = signature?.parameters ?? []
    const written = (parameter?.valueDeclaration as { type?: TypeNode } | undefined)?.type
    // The type of an island's properties is a parameter of its function's type.
    const isOpen = written && checker.getTypeFromTypeNode(written).isTypeParameter()
    const props = parameter && isOpen ? checker.getTypeOfSymbolAtLocation(parameter, file).symbol : undefined
    const node = isOpen ? props?.declarations?.[0] : written
    const schema = node ? (schemas.createSchemaFromNodes([node]) as SchemaObject) : {}
    const comment = symbol.getDocumentationComment(checker)
    const sentence = (comment.length > 0 ? comment : (signature?.getDocumentationComment(checker) ?? []))
      .map(({ text }) => text)
      .join('')
    return component(
      name,
      sentence.replace(/\s+/g, ' '),
      relative(engineRoot, file.fileName)
        .replaceAll('\\', '/')
        .replace(/\.d\.ts$/, '.tsx'),
      schema,
    )
  })
}

function component(name: string, sentence: string, file: string, schema: SchemaObject): ComponentDescription {
  const definitions: Definitions = schema.definitions ?? {}
  const own = follow(schema, definitions)
  const all = Object.entries<SchemaObject>(own.properties ?? {}).map(([prop, part]): PropDescription => {
    const whole = follow(part, definitions)
    return {
      name: prop,
      ...wordsFor(whole, definitions),
      required: own.required?.includes(prop) ?? false,
      sentence: sentenceOf(whole),
      example: whole.example,
    }
  })
  const children = all.find(prop => prop.name === 'children')
  const props = all.filter(prop => prop !== children)
  const { children: _, ...properties } = own.properties ?? {}
  const required = own.required?.filter((prop: string) => prop !== 'children') ?? []
  return {
    name,
    sentence,
    file,
    props,
    children,
    example: usageExample(name, props, children),
    schema: { type: 'object', properties, required, additionalProperties: false, definitions },
  }
}

/** An example of using the component, made of the examples of its required props. */
function usageExample(name: string, props: PropDescription[], children?: PropDescription): string {
  const requiredProps = props.filter(({ required }) => required)
  const tag = [name, ...requiredProps.map(prop => `${prop.name}=${attributeValue(prop.example)}`)].join(' ')
  return children ? withChildren(tag, name, `${children.example}`) : `<${tag} />`
}

/** Writes an element with its children: blocks of several lines between empty lines. */
export function withChildren(tag: string, name: string, children: string): string {
  const gap = children.includes('\n') ? '\n\n' : ''
  return `<${tag}>${gap}${children.trim()}${gap}</${name}>`
}

/** Writes a value as a JSX attribute value. */
export const attributeValue = (value: unknown): string =>
  typeof value === 'string' && !value.includes('"') ? `"${value}"` : `{${JSON.stringify(value)}}`
