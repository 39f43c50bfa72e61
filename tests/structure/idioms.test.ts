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

/** The variables of the environment, each read or set in one file: settings of users, and of tools that know no option. */
const variables = {
  'base/cache/generated.ts': ['CI'],
  'base/modules/run-command.ts': ['NODE_ENV', 'UV_THREADPOOL_SIZE', 'VITE_CONFIG_NATIVE_IGNORE_WARNING'],
  'commands/in-folder.ts': ['INIT_CWD'],
  'commands/server-options.ts': ['PORT'],
  'pages/html/base-path.ts': ['BASE_PATH'],
  'vite/content.ts': ['VIKE_CRAWL'],
  '../authoring/commands/indexnow.ts': ['INDEXNOW_ENDPOINT', 'INDEXNOW_KEY'],
  '../store/settings.ts': ['CACHE_MODE', 'CACHE_PRIVATE_KEY', 'CACHE_URL'],
  // Those in which services count the machines of a job.
  '../store/shard.ts': [],
  '../review/pictures/find-browser.ts': ['CHROME_PATH'],
  // Those that say whether a terminal shows colors.
  'base/diagnostics/formats/terminal.ts': [],
}

test('the packages and pages read each variable of the environment in one file', () => {
  const readers = code
    .filter(file => /^(renderer|pages)\//.test(file) && /process\.env\b/.test(textOf(file)))
    .map(file => {
      const names = [...textOf(file).matchAll(/process\.env\.(\w+)|\{ (\w+)[^}]*\} = process\.env/g)]
      const path = file.replace('renderer/engine/', '').replace(/^renderer\//, '../')
      return [path, [...new Set(names.map(([, one, other]) => one ?? other))].sort()]
    })
  expect(Object.fromEntries(readers)).toEqual(variables)
})
