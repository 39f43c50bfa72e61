import { readShortNames } from '../renderer/site/styles/class-names'

/** The selector of elements with a utility class, in development by its own name and on built pages by its others. */
export async function selectorOf(utility: string): Promise<string> {
  const { selectors } = await readShortNames()
  return `:is(${[utility, ...(selectors.get(utility) ?? [])].map(name => `.${name}`).join()})`
}
