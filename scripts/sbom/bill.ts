/** What is read of npm's lock file (version 3): each package under the path at which it is installed. */
export interface Lock {
  packages: Record<string, Installed>
}

interface Installed {
  name?: string
  version?: string
  license?: string
  integrity?: string
  dev?: boolean
  devOptional?: boolean
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** A package as CycloneDX 1.6 tells it. */
export interface Component {
  type: 'application' | 'library'
  'bom-ref': string
  name: string
  version: string
  purl: string
  scope?: 'required' | 'optional'
  licenses?: [{ expression: string }]
  hashes?: { alg: 'SHA-512'; content: string }[]
}

/**
 * The software bill of materials of what a lock file names, as CycloneDX 1.6: each package with its version, licence and
 * hash, and what it depends on. What only tests and tools need is `optional`. It holds no time and no number of its own,
 * so one lock file gives one text.
 */
export function billOf({ packages }: Lock) {
  const { '': own = {}, ...installed } = packages
  const named = Object.entries(installed).map(([path, each]) => ({ path, each, component: describe(path, each) }))
  const refs = new Map(named.map(({ path, component }) => [path, component['bom-ref']]))
  const root: Component = { ...describe(own.name ?? '', own), type: 'application' }
  const components = new Map(named.map(({ component }) => [component['bom-ref'], component]))
  const dependencies = new Map([[root['bom-ref'], dependsOn('', own, refs)]])
  for (const { path, each, component } of named) dependencies.set(component['bom-ref'], dependsOn(path, each, refs))
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: root },
    components: [...components.values()],
    dependencies: [...dependencies].map(([ref, on]) => ({ ref, dependsOn: on })),
  }
}

function describe(
  path: string,
  { name, version = '', license, integrity = '', dev, devOptional }: Installed,
): Component {
  const known = name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  // The at sign of a scope is escaped, its slash is not (the purl specification, type npm).
  const purl = `pkg:npm/${known.replace('@', '%40')}@${version}`
  const [, hash] = /^sha512-(\S+)/.exec(integrity) ?? []
  return {
    type: 'library',
    'bom-ref': purl,
    name: known,
    version,
    purl,
    scope: dev || devOptional ? 'optional' : 'required',
    ...(license && { licenses: [{ expression: license }] }),
    ...(hash && { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] }),
  }
}

/** What a package depends on, each where Node would find it: in the nearest folder of packages around it. */
function dependsOn(path: string, each: Installed, refs: Map<string, string>): string[] {
  const names = Object.keys({ ...each.dependencies, ...each.devDependencies, ...each.optionalDependencies })
  return names
    .map(name => {
      for (let around = path; ; around = around.slice(0, Math.max(0, around.lastIndexOf('node_modules/') - 1))) {
        const found = refs.get(`${around && `${around}/`}node_modules/${name}`)
        if (found || around === '') return found
      }
    })
    .filter(ref => ref !== undefined)
    .sort()
}
