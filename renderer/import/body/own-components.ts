import type { ComponentDescription } from '@proofsheet/engine/content/schema/describe-components'
import type { Code, RootContent } from 'mdast'
import { attributeOf, strongLine, toFlow } from './builders'
import { title } from './components'
import type { Conversion } from './elements'
import type { ForeignElement } from './nest-html'

/** The names that components for tabs have, and those for one of them, in lower case. */
const wholeNames = ['tabs', 'tabgroup', 'codegroup', 'code-group', 'codetabs']
const partNames = ['tab', 'tabitem', 'tabpanel']

/** The names of the prop with the words on a tab, the likeliest first. */
const titleNames = ['title', 'label', 'name', 'value']

type Parent = Extract<RootContent, { type: 'mdxJsxFlowElement' }>

/** The components of a site for tabs, each with the prop that names it. */
interface OwnTabs {
  whole: string
  label?: string | undefined
  part: string
  title: string
}

/** The conversions of tabs and groups of code to the components that the site has for them; none where it has none. */
export function ownConversions(components: readonly ComponentDescription[]): Record<string, Conversion> {
  const own = findTabs(components)
  if (!own) return {}
  const part: Conversion = (element, children) => [elementOf(own.part, own.title, title(element), toFlow(children))]
  const whole: Conversion = (element, children) => wholeOf(own, element, children)
  return {
    ...Object.fromEntries(partNames.map(name => [name, part])),
    ...Object.fromEntries(wholeNames.map(name => [name, whole])),
  }
}

/** The site's components for tabs: both take children, and the names of both are texts. */
function findTabs(components: readonly ComponentDescription[]): OwnTabs | undefined {
  const named = (names: readonly string[]) =>
    components.find(({ name, children, props }) => {
      const isNamed = props.filter(({ required }) => required).every(({ type }) => type === 'text')
      return names.includes(name.toLowerCase()) && children && isNamed
    })
  const [whole, part] = [named(wholeNames), named(partNames)]
  const titled = titleNames.find(name => part?.props.some(prop => prop.name === name))
  const others = part?.props.filter(({ required, name }) => required && name !== titled)
  const [label, ...more] = whole?.props.filter(({ required }) => required) ?? []
  if (!whole || !part || !titled || others?.length !== 0 || more.length > 0) return
  return { whole: whole.name, label: label?.name, part: part.name, title: titled }
}

/** Tabs with their parts; a block of code in them is a part by its title. What is in no part stays without tabs. */
function wholeOf(own: OwnTabs, element: ForeignElement, children: RootContent[]): RootContent[] {
  const parts = toFlow(children).map(node => (node.type === 'code' ? partOfCode(own, node) : node))
  const isPart = (node: RootContent): node is Parent => node.type === 'mdxJsxFlowElement' && node.name === own.part
  if (parts.length === 0 || !parts.every(isPart))
    return children.flatMap(node => (isPart(node) ? untabbed(own, node) : [node]))
  const words = parts.map(part => attributeOf(part, own.title)).join(', ')
  return [elementOf(own.whole, own.label, attributeOf(element, 'label', 'title') ?? words, parts)]
}

/** A part that is in no tabs: its title as a line above what it holds. */
const untabbed = (own: OwnTabs, part: Parent): RootContent[] => [
  ...strongLine([{ type: 'text', value: attributeOf(part, own.title) ?? '' }]),
  ...part.children,
]

/** A block of code as a part: its title is the name of the part and no longer above the code. */
function partOfCode(own: OwnTabs, code: Code): RootContent {
  const [whole, quoted, bracketed] = /(?:^| )(?:title="([^"]*)"|\[([^\]]+)\]$)/.exec(code.meta ?? '') ?? []
  const meta = whole === undefined ? code.meta : code.meta?.replace(whole, '').trim() || null
  return elementOf(own.part, own.title, quoted ?? bracketed ?? code.lang ?? 'Code', [{ ...code, meta }])
}

function elementOf(name: string, prop: string | undefined, value = '', children: RootContent[]): Parent {
  const attributes = prop ? [{ type: 'mdxJsxAttribute' as const, name: prop, value }] : []
  return { type: 'mdxJsxFlowElement', name, attributes, children: children as Parent['children'] }
}
