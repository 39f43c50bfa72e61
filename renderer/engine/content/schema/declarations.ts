import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { engineRoot, hashSources } from '../../base/cache/generated'
import { installedPackages } from '../../base/cache/installed-packages'
import { localFolder } from '../../base/cache/local'
import type { SiteDefinition } from '../../site'
import { runTypeScript } from './typescript'

/** The sources that the components' types may depend on, from the project's root. */
const sources = [
  'content/types',
  ...['content/schema', 'pages/islands', 'content/media', 'content/entity.ts'].map(path => `renderer/engine/${path}`),
  'renderer/site',
]

/** How long a key holds, in ms: checks that follow a save of a text ask for it several times. */
const keyMs = 100

let last: { components: SiteDefinition['components']; key: string; sinceMs: number } | undefined

/** The hash of the components, their types, the installed packages and this code. */
export function componentsKey({ components }: SiteDefinition): string {
  const nowMs = performance.now()
  if (last?.components !== components || nowMs - last.sinceMs > keyMs) {
    const key = hashSources(sources, JSON.stringify(components) + installedPackages(engineRoot))
    last = { components, key, sinceMs: nowMs }
  }
  return last.key
}

/** The compiler options for bodies and declarations: strict, without the types of a runtime. */
const options = {
  target: 'ES2023',
  lib: ['ES2023'],
  types: [],
  module: 'ESNext',
  moduleResolution: 'bundler',
  paths: { '@proofsheet/*': ['./renderer/*'] },
  jsx: 'preserve',
  // Not React's, whose JSX types allow attributes that a component doesn't declare, such as `key`.
  jsxFactory: 'h',
  strict: true,
  skipLibCheck: true,
  noEmit: true,
}

/**
 * Gives a folder with declarations of the site's components, which TypeScript emits from their code. Checking a body
 * against declarations takes a tenth of the time of checking it against the code. Cached by `componentsKey`.
 */
export function declareComponents(site: SiteDefinition): Promise<string> {
  const folder = join(localFolder(engineRoot, 'types'), componentsKey(site))
  const pending = inProgress.get(folder) ?? declareInto(folder, site)
  inProgress.set(folder, pending)
  const done = () => inProgress.delete(folder)
  pending.then(done, done)
  return pending
}

/** The declarations that this process is generating, by folder. */
const inProgress = new Map<string, Promise<string>>()

async function declareInto(folder: string, { components }: SiteDefinition): Promise<string> {
  if (existsSync(folder)) return folder
  mkdirSync(dirname(folder), { recursive: true })
  const unfinished = mkdtempSync(`${folder}-`)
  const config = {
    extends: join(engineRoot, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      // `npm run types` checks the code itself.
      noCheck: true,
      rootDir: engineRoot,
      outDir: unfinished,
    },
    include: [],
    files: [join(engineRoot, components.module)],
  }
  writeFileSync(join(unfinished, 'declare.json'), JSON.stringify(config))
  const output = await runTypeScript(join(unfinished, 'declare.json'))
  if (!existsSync(join(unfinished, components.module.replace(/\.tsx?$/, '.d.ts'))))
    throw new Error(`TypeScript could not declare the components.\n${output}`)
  writeFileSync(join(unfinished, 'components.d.ts'), globalsFor(components))
  writeFileSync(
    join(unfinished, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, files: ['components.d.ts'] }),
  )
  if (existsSync(folder)) rmSync(unfinished, { recursive: true })
  else renameSync(unfinished, folder)
  return folder
}

/** Globals for the generated TSX: each component typed by its props, `Prose` for Markdown, `Shown` for values in it. */
const globalsFor = ({
  names,
  module,
}: SiteDefinition['components']) => `import type { ReactElement, ReactNode } from 'react'
import type { Components } from './${module.replace(/\.tsx?$/, '')}'

type Props<Component> = Component extends (...given: infer Given) => unknown
  ? Given extends [infer Only, ...unknown[]] ? Only : {}
  : never

declare global {
  namespace JSX {
    type Element = ReactElement
    interface ElementChildrenAttribute { children: unknown }
    interface IntrinsicAttributes {}
    interface IntrinsicElements {}
  }
  const Prose: (props: { children?: ReactNode }) => ReactElement
  const Shown: (props: { children: string | number }) => ReactElement
${names.map(name => `  const ${name}: (props: Props<Components['${name}']>) => ReactElement`).join('\n')}
}
`
