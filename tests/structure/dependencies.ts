import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { ICruiseResult, IRegularForbiddenRuleType } from 'dependency-cruiser'
import { type Arrow, arrows, forbidden, reserved } from './import-rules'
import { root } from './sources'

// TypeScript 7 has no parser in JavaScript. dependency-cruiser gets the one that ts-json-schema-generator brings.
const require = createRequire(import.meta.url)
const ofGenerator = createRequire(require.resolve('ts-json-schema-generator'))
for (const file of ['typescript', 'typescript/package.json']) {
  ofGenerator(file)
  require.cache[require.resolve(file)] = require.cache[ofGenerator.resolve(file)]
}

const folders = ['content', 'renderer', 'pages', 'scripts', 'tests']

/** Projects that are copied elsewhere, content and code with mistakes on purpose, and compiled packages. */
const others = '^(tests/fixtures|scripts/bench/sites|renderer/[^/]+/dist|scripts/create-proofsheet/template)/'

const kinds: Record<NonNullable<Arrow['by']>, IRegularForbiddenRuleType['to']> = {
  path: { dependencyTypesNot: ['aliased'] },
  name: { dependencyTypes: ['aliased'] },
  type: { dependencyTypes: ['type-only', 'type-import'] },
}

const toRule = ({ from, to, by }: Arrow) => ({ from: { path: from }, to: { path: to, ...(by ? kinds[by] : {}) } })

/** Reads every import below a root, or of some of its folders, and compares it with the rules; seconds for all. */
export async function cruiseImports(baseDir = root, within = folders): Promise<ICruiseResult> {
  const { cruise } = await import('dependency-cruiser')
  const ofPackages: IRegularForbiddenRuleType['to'] = { dependencyTypesNot: ['local', 'aliased'] }
  const used = [...arrows, ...reserved].map(each => ({ ...toRule(each), name: each.name, severity: 'info' as const }))
  const { output } = await cruise(
    within,
    {
      baseDir,
      validate: true,
      ruleSet: {
        allowed: [...arrows.map(toRule), { from: {}, to: ofPackages }],
        allowedSeverity: 'error',
        // An arrow that is used is reported as information.
        forbidden: [...forbidden.map(rule => ({ ...rule, severity: 'error' as const })), ...used],
      },
      parser: 'tsc',
      tsPreCompilationDeps: true,
      moduleSystems: ['es6'],
      skipAnalysisNotInRules: true,
      doNotFollow: 'node_modules',
      exclude: others,
    },
    {
      alias: { '@proofsheet': join(baseDir, 'renderer') },
      conditionNames: ['import', 'types', 'default'],
      exportsFields: ['exports'],
    },
  )
  return output as ICruiseResult
}

/** Every file of the project that some files lead to by their imports, these included; imports of types count or don't. */
export function filesReached({ modules }: ICruiseResult, entries: Iterable<string>, withTypes = false): Set<string> {
  const imports = new Map(
    modules.map(({ source, dependencies }) => [
      source,
      dependencies.filter(each => withTypes || !each.dependencyTypes.includes('type-only')).map(each => each.resolved),
    ]),
  )
  const found = new Set(entries)
  // A set that grows while it is read is read to its end.
  for (const file of found) for (const next of imports.get(file) ?? []) if (imports.has(next)) found.add(next)
  return found
}
