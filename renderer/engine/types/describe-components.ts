import { join, relative } from 'node:path'
import type { SchemaObject } from 'ajv'
import { cachedJson, engineRoot, hashSources } from '../cache/generated'
import type { Cache } from '../cache/store'
import type { SiteDefinition } from '../site'
import { declareComponents } from './declarations'
import { schemaOptions } from './schema'
import { wordsFor } from './words'

/** One thing that a component is told. */
export interface PropDescription {
  name: string
  /** The type as a writer reads it: "text", "a list of text", ""brief" or "warm"". */
  type: string
  required: boolean
  /** What it means, from its JSDoc. */
  sentence: string
  example?: unknown
  /** The values that are allowed, where they can be counted. */
  values?: unknown[]
}

/** One component of the vocabulary, as its own code describes it. */
export interface ComponentDescription {
  name: string
  /** What it shows, from its JSDoc. */
  sentence: string
  /** Where its code stands, from the project's root. */
  file: string
  props: PropDescription[]
  /** What stands between its tags, where anything may. */
  children?: PropDescription
  /** A use with everything that is required, which checks. */
  example: string
  /** JSON Schema of its props as one object, with the definitions that it refers to. */
  schema: SchemaObject
}

/** Every component that a writer may name, described from its types and JSDoc and cached by its declarations. */
export async function describeComponents({ site, cache }: { site: SiteDefinition; cache: Cache }) {
  const folder = await declareComponents(site)
  const key = hashSources(['content/types', 'renderer'], JSON.stringify(schemaOptions), folder)
  const committed = join(engineRoot, 'content/types/vocabulary.json')
  return cachedJson(cache, { kind: 'components', key, generate: () => describeFrom(folder, site), committed })
}

/** The same from a folder with declarations, now: a whole TypeScript is loaded for it, so only when they have changed. */
export async function describeFrom(folder: string, { components }: SiteDefinition): Promise<ComponentDescription[]> {
  const generator = await import('ts-json-schema-generator')
  const config = {
    ...generator.DEFAULT_CONFIG,
    ...schemaOptions,
    extraTags: [...schemaOptions.extraTags],
    type: '*',
    path: join(folder, components.module.replace(/\.tsx?$/, '.d.ts')),
    tsconfig: join(folder, 'tsconfig.json'),
  }
  const program = generator.createProgram(config)
  const checker = program.getTypeChecker()
  // What a writer puts between the tags has no JSON: it is told apart below.
  const reactNodes = {
    supportsNode: (node: { getText(): string }) => node.getText() === 'ReactNode',
    createType: () => new generator.AnyType(),
  }
  const parser = generator.createParser(program, config, chain => chain.addNodeParser(reactNodes))
  const schemas = new generator.SchemaGenerator(program, parser, generator.createFormatter(config), config)

  return components.names.map(name => {
    const file = program
      .getSourceFiles()
      .find(({ fileName }) => fileName.endsWith(`/${name}.d.ts`) || fileName.endsWith(`/${name}.island.d.ts`))
    const module = file && checker.getSymbolAtLocation(file)
    const symbol =
      module && checker.getExportsOfModule(module).find(({ name: found }) => [name, 'default'].includes(found))
    if (!file || !symbol) throw new Error(`No file ${name}.tsx or ${name}.island.tsx exports the component ${name}.`)
    const [signature] = checker.getTypeOfSymbolAtLocation(symbol, file).getCallSignatures()
    const props = signature?.parameters[0] && checker.getTypeOfSymbolAtLocation(signature.parameters[0], file)
    const [declaration] = props?.symbol.declarations ?? []
    const schema = declaration ? (schemas.createSchemaFromNodes([declaration]) as SchemaObject) : {}
    const sentence = symbol
      .getDocumentationComment(checker)
      .map(({ text }) => text)
      .join('')
    return component(
      name,
      sentence.replace(/\s+/g, ' '),
      relative(folder, file.fileName)
        .replaceAll('\\', '/')
        .replace(/\.d\.ts$/, '.tsx'),
      schema,
    )
  })
}

function component(name: string, sentence: string, file: string, schema: SchemaObject): ComponentDescription {
  const definitions: Record<string, SchemaObject> = schema.definitions ?? {}
  const own = definitions[`${name}Props`] ?? {}
  const all = Object.entries<SchemaObject>(own.properties ?? {}).map(([prop, part]): PropDescription => {
    const whole: SchemaObject = { ...definitions[part.$ref?.replace('#/definitions/', '')], ...part }
    return {
      name: prop,
      ...wordsFor(whole, definitions),
      required: own.required?.includes(prop) ?? false,
      sentence: `${whole.description ?? ''}`.replace(/\s+/g, ' '),
      ...('example' in whole && { example: whole.example }),
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
    ...(children && { children }),
    example: use(name, props, children),
    schema: { type: 'object', properties, required, additionalProperties: false, definitions },
  }
}

/** The component as a writer would place it, from the examples of what it requires. */
function use(name: string, props: PropDescription[], children?: PropDescription): string {
  const requiredProps = props.filter(({ required }) => required)
  const tag = [name, ...requiredProps.map(prop => `${prop.name}=${attributeValue(prop.example)}`)].join(' ')
  return children ? `<${tag}>${children.example}</${name}>` : `<${tag} />`
}

/** A value as it is written after the name of a prop. */
export function attributeValue(value: unknown): string {
  return typeof value === 'string' && !value.includes('"') ? `"${value}"` : `{${JSON.stringify(value)}}`
}
