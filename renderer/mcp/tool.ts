import type { fromJsonSchema } from '@modelcontextprotocol/server'
import type { EditContext } from '@proofsheet/studio/edit-service'
import type { ContentText } from '@proofsheet/studio/files/content-text'

type Schema = Parameters<typeof fromJsonSchema>[0]

/** A tool that a coding tool may call. */
export interface Tool<Input = never> {
  name: string
  /** What it gives or does, for the model that chooses among tools. */
  description: string
  /** The JSON Schema of its arguments, without the type `object`. */
  input: Schema
  /** Whether it changes files. */
  writes?: boolean
  /** Gives a text, or a value that is sent as JSON. Throws `Refused` with a sentence where it can't. */
  run(context: EditContext, input: Input): unknown
}

/** The reason, in sentences, why a tool gives or changes nothing. */
export class Refused extends Error {}

/**
 * The text of a file of collections or the facts as it is now. Throws `Refused` for other paths, and for the settings,
 * which are code.
 */
export function textOf({ session, site }: EditContext, file: string): ContentText {
  const text = file === site.settingsFile?.file ? undefined : session.read(file)
  if (text) return text
  throw new Refused(`${JSON.stringify(file)} is no text of the content. list_pages has them.`)
}

/** The arguments of a tool: a name that ends with "?" is optional. */
export function inputOf(properties: Record<string, { description: string } & Record<string, unknown>>): Schema {
  const names = Object.keys(properties)
  return {
    required: names.filter(name => !name.endsWith('?')),
    properties: Object.fromEntries(names.map(name => [name.replace('?', ''), properties[name]])),
  } as Schema
}

/** Checks the type of a tool, and forgets its input, so that tools can be in one list. */
export const tool = <Input>(definition: Tool<Input>): Tool => definition as Tool
