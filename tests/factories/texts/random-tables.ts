import fc from 'fast-check'

const marks = [
  '*',
  '_',
  '[a](/b)',
  '![',
  ']',
  '(',
  ')',
  ' ',
  '!',
  '#',
  '>',
  '-',
  ':',
  '=',
  '1.',
  '&amp;',
  '&',
  'é',
  'a',
]

const cell = fc.array(fc.constantFrom(...marks), { maxLength: 6 }).map(parts => parts.join(''))

const row = fc.array(cell, { minLength: 1, maxLength: 4 }).map(cells => `|${cells.join('|')}|`)

const columns = fc.array(fc.constantFrom('-', ' - ', ':-', ' -: ', ':-:', '---'), { minLength: 1, maxLength: 4 })

/** Tables whose rows may have more or fewer cells than there are columns, with none or several rows before the columns. */
export const randomTables = fc
  .tuple(fc.array(row, { maxLength: 3 }), columns, fc.array(row, { maxLength: 3 }))
  .map(([above, names, below]) => [...above, `|${names.join('|')}|`, ...below].join('\n'))
