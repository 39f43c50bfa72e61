import type { ErrorObject, ValidateFunction } from 'ajv'
import { fieldsIn, type Scope } from '../../../mdx/values/evaluate'
import { createAjv, dropCascading, pathOf } from '../ajv'
import type { ComponentDescription } from '../describe-components'
import { explainChildren, explainMissing, explainUnknown, explainValue } from '../explain/explain-usage'
import { type ComponentUsage, propValue, type TypeFinding } from './usage'

/** Gives a function that checks one component usage against the types and JSDoc tags of its props. */
export function createUsageChecker(components: ComponentDescription[]) {
  const ajv = createAjv()
  const described = new Map(components.map(component => [component.name, component]))
  const checks = new Map<string, ValidateFunction>()
  // Props don't refer to other files, so the context is empty; files are looked for with links.
  const context = { slugs: {}, hidden: new Map() }
  const errorsIn = (component: ComponentDescription, props: object): ErrorObject[] => {
    const check = checks.get(component.name) ?? ajv.compile(component.schema)
    checks.set(component.name, check)
    return check.call(context, props) ? [] : [...(check.errors ?? [])]
  }
  /** The frontmatter fields, lists and groups only, whose value would be valid for a prop. */
  const fitting = (component: ComponentDescription, name: string, { frontmatter }: Scope) =>
    Object.entries(frontmatter ?? {}).flatMap(([field, value]) => {
      const errors = typeof value === 'object' ? errorsIn(component, { [name]: value }) : undefined
      return errors?.every(error => pathOf(error, { [name]: value })[0] !== name || error.keyword === 'required')
        ? [field]
        : []
    })

  return function checkUsage(use: ComponentUsage, scope: Scope, source: string): TypeFinding[] {
    const component = described.get(use.component)
    if (!component) return []
    const props = Object.fromEntries(
      use.props.map(given => [given.name, propValue(given, scope)] as const).filter(([, value]) => value !== undefined),
    )
    const findings = dropCascading(errorsIn(component, props)).flatMap(error => {
      const path = pathOf(error, props)
      const given = use.props.findLast(({ name }) => name === path[0])
      const prop = `${path[0]}`
      if (!given) return use.hasSpread ? [] : [explainMissing(use, component, prop, fitting(component, prop, scope))]
      // The prop is given; its value is unclear, which the check of expressions reports.
      if (error.keyword === 'required' && path.length === 1) return []
      // A field is checked where it is written.
      const isField = given.value.kind === 'expression' && fieldsIn(given.value.expression).length > 0
      if (isField && error.keyword === 'example') return []
      if (error.keyword === 'additionalProperties' && path.length === 1)
        return use.props.filter(({ name }) => name === prop).map(each => explainUnknown(use, component, each))
      return [explainValue(error, path, component, given, fitting(component, prop, scope))]
    })
    // A frontmatter field of the wrong type is one finding, however many errors are inside it.
    const distinct = new Map(findings.map(finding => [`${finding.start} ${finding.message}`, finding]))
    return [...distinct.values(), ...explainChildren(use, component, source)]
  }
}
