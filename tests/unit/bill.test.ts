import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { billOf, type Lock } from '../../scripts/sbom/bill'

const lock: Lock = {
  packages: {
    '': { name: 'site', version: '1.0.0', dependencies: { '@scope/one': '1.0.0' }, devDependencies: { two: '2.0.0' } },
    'node_modules/@scope/one': {
      version: '1.0.0',
      license: 'MIT',
      integrity: 'sha512-AAEC',
      dependencies: { two: '^1' },
    },
    'node_modules/@scope/one/node_modules/two': { version: '1.5.0', license: 'ISC' },
    'node_modules/two': { version: '2.0.0', dev: true, dependencies: { absent: '1' } },
  },
}

test('a bill names each package with version, licence, hash and what it depends on', () => {
  const { metadata, components, dependencies } = billOf(lock)
  expect(metadata.component).toMatchObject({ type: 'application', name: 'site', version: '1.0.0' })
  expect(components[0]).toEqual({
    type: 'library',
    'bom-ref': 'pkg:npm/%40scope/one@1.0.0',
    name: '@scope/one',
    version: '1.0.0',
    purl: 'pkg:npm/%40scope/one@1.0.0',
    scope: 'required',
    licenses: [{ expression: 'MIT' }],
    hashes: [{ alg: 'SHA-512', content: '000102' }],
  })
  expect(components.map(({ name, version, scope }) => `${name} ${version} ${scope}`)).toEqual([
    '@scope/one 1.0.0 required',
    'two 1.5.0 required',
    'two 2.0.0 optional',
  ])
  // The nearest one counts, as for Node.
  expect(Object.fromEntries(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]))).toEqual({
    'pkg:npm/site@1.0.0': ['pkg:npm/%40scope/one@1.0.0', 'pkg:npm/two@2.0.0'],
    'pkg:npm/%40scope/one@1.0.0': ['pkg:npm/two@1.5.0'],
    'pkg:npm/two@1.5.0': [],
    'pkg:npm/two@2.0.0': [],
  })
})

test('the bill of this project names what it depends on directly, at the same versions', () => {
  const read = (name: string) => JSON.parse(readFileSync(join(import.meta.dirname, '../..', name), 'utf8'))
  const { dependencies, devDependencies } = read('package.json') as Record<string, Record<string, string>>
  const { components } = billOf(read('package-lock.json'))
  const known = new Set(components.map(({ name, version }) => `${name}@${version}`))
  const direct = Object.entries({ ...dependencies, ...devDependencies }).map(([name, version]) => `${name}@${version}`)
  expect(direct.filter(each => !known.has(each))).toEqual([])
})
