import { type ESTree, Visitor } from 'rolldown/utils'
import { expect, test } from 'vitest'
import { code, filesBelow, isCode, parse, textOf } from './sources'

const files = [...code, ...filesBelow('tests').filter(isCode)]

/** The spreads of a file that a newcomer stumbles over, as file:line: of a literal, or of `condition && literal`. */
function spreadsIn(file: string): string[] {
  const found: number[] = []
  const addLiteral = ({ argument, start }: ESTree.SpreadElement | ESTree.JSXSpreadAttribute) => {
    const value = argument.type === 'ParenthesizedExpression' ? argument.expression : argument
    const last = value.type === 'LogicalExpression' && value.operator === '&&' ? value.right : value
    if (last.type === 'ObjectExpression') found.push(start)
  }
  const addSpreads = ({ properties }: ESTree.ObjectExpression) => {
    for (const each of properties) if (each.type === 'SpreadElement') addLiteral(each)
  }
  new Visitor({ ObjectExpression: addSpreads, JSXSpreadAttribute: addLiteral }).visit(parse(file).program)
  return found.map(start => `${file}:${textOf(file).slice(0, start).split('\n').length}`)
}

test('objects have fields in place of spread literals, undefined ones too', () => {
  expect(files.flatMap(spreadsIn)).toEqual([])
})
