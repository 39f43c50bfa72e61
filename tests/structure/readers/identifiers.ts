import { type ESTree, Visitor } from 'rolldown/utils'
import { parse } from '../sources'

/** The names that a code file declares: variables, parameters, functions, classes, types, properties, imports renamed. */
export function declaredNames(file: string): Set<string> {
  const found = new Set<string>()
  const addKey = (key: ESTree.PropertyKey) => {
    if (key.type === 'Identifier' || key.type === 'PrivateIdentifier') found.add(key.name)
    else if (key.type === 'Literal') found.add(`${key.value}`)
  }
  const addId = ({ id }: { id: ESTree.BindingPattern | null }) => id && addPattern(id)
  const addParams = ({ params }: { params: ESTree.ParamPattern[] }) => params.forEach(addPattern)
  const addFunction = (node: ESTree.Function) => {
    addId(node)
    addParams(node)
  }

  function addPattern(pattern: ESTree.ParamPattern | ESTree.BindingRestElement): void {
    if (pattern.type === 'Identifier') found.add(pattern.name)
    else if (pattern.type === 'RestElement') addPattern(pattern.argument)
    else if (pattern.type === 'AssignmentPattern') addPattern(pattern.left)
    else if (pattern.type === 'TSParameterProperty') addPattern(pattern.parameter)
    else if (pattern.type === 'ArrayPattern') for (const each of pattern.elements) each && addPattern(each)
    else for (const each of pattern.properties) addPattern(each.type === 'Property' ? each.value : each)
  }

  new Visitor({
    VariableDeclarator: addId,
    FunctionDeclaration: addFunction,
    FunctionExpression: addFunction,
    ArrowFunctionExpression: addParams,
    ClassDeclaration: addId,
    TSInterfaceDeclaration: addId,
    TSTypeAliasDeclaration: addId,
    TSPropertySignature: ({ key }) => addKey(key),
    TSMethodSignature: ({ key }) => addKey(key),
    PropertyDefinition: ({ key }) => addKey(key),
    MethodDefinition: ({ key }) => addKey(key),
    ImportSpecifier: ({ local }) => found.add(local.name),
    ImportDefaultSpecifier: ({ local }) => found.add(local.name),
    CatchClause: ({ param }) => param && addPattern(param),
    ObjectExpression({ properties }) {
      for (const each of properties) if (each.type === 'Property' && !each.shorthand) addKey(each.key)
    },
  }).visit(parse(file).program)
  return found
}
