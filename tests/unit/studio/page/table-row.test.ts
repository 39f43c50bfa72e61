import { expect, test } from 'vitest'
import { cellsOf, cellText } from '../../../../renderer/studio/browser/editors/blocks/table-row'

test('the first row of a table names its columns, with or without bars around it', () => {
  for (const row of ['| Name | Price |', 'Name | Price', '|Name|Price|'])
    expect(cellsOf(row)).toEqual(['Name', 'Price'])
  expect(cellsOf('| A \\| B | C |')).toEqual(['A \\| B', 'C'])
})

test('a text becomes one cell: in one line, its bars escaped once', () => {
  expect(cellText(' one\n two | three \\| four ')).toBe('one two \\| three \\| four')
})
