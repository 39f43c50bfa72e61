/** The component that a directive, `:::name`, or an alert, `> [!NAME]`, becomes. */
export interface Directive {
  component: string
  /** Props with fixed values, such as the kind of a note. */
  props?: Readonly<Record<string, string>>
  /** The prop that takes the title; without one, titles are reported. */
  titleProp?: string
}

/** The directives of a site by name, in lower case. */
export type Directives = Readonly<Record<string, Directive>>

/** The directive of a name in any case; undefined where the site has none. */
export function directiveOf(directives: Directives, name: string): Directive | undefined {
  const key = name.toLowerCase()
  return Object.hasOwn(directives, key) ? directives[key] : undefined
}
