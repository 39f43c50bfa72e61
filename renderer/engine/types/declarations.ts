import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { componentNames } from '../../site/components/names'
import { engineRoot, keyOf } from '../cache/generated'
import { runTypeScript } from './typescript'

/** What the types of the vocabulary depend on. */
const sources = [
  'content/types',
  'renderer/site/collections.ts',
  'renderer/site/components',
  'renderer/site/islands',
  'renderer/engine/islands',
  'renderer/engine/shapes',
  'renderer/site/virtual.d.ts',
]

/** A name that changes when the vocabulary, its types, the packages or this code do. */
export function componentsKey(): string {
  const own = ['renderer/engine/types']
  return keyOf(engineRoot, [...sources, ...own], readFileSync(join(engineRoot, 'package.json'), 'utf8'))
}

/** How texts and declarations are checked: strictly, and without what only programs need. */
const options = {
  target: 'ES2023',
  lib: ['ES2023'],
  types: [],
  module: 'ESNext',
  moduleResolution: 'bundler',
  jsx: 'preserve',
  // Not React's: nothing is drawn, and so no attribute is allowed that a component does not declare.
  jsxFactory: 'h',
  strict: true,
  skipLibCheck: true,
  noEmit: true,
}

/**
 * A folder with the declarations of the vocabulary, made by TypeScript from its code: against them a text is checked in
 * a tenth of the time that the code itself takes. Made once for each state of the vocabulary.
 */
export function declareComponents(): Promise<string> {
  const folder = join(engineRoot, '.cache/types', componentsKey())
  const pending = inProgress.get(folder) ?? declareInto(folder)
  inProgress.set(folder, pending)
  const done = () => inProgress.delete(folder)
  pending.then(done, done)
  return pending
}

/** What this process is making, by its folder. */
const inProgress = new Map<string, Promise<string>>()

async function declareInto(folder: string): Promise<string> {
  if (existsSync(folder)) return folder
  mkdirSync(join(engineRoot, '.cache/types'), { recursive: true })
  const unfinished = mkdtempSync(`${folder}-`)
  const config = {
    extends: join(engineRoot, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      // Whether the code itself is right is the business of `npm run types`.
      noCheck: true,
      rootDir: engineRoot,
      outDir: unfinished,
    },
    include: [],
    files: [join(engineRoot, 'renderer/site/components/components.ts')],
  }
  writeFileSync(join(unfinished, 'declare.json'), JSON.stringify(config))
  const output = await runTypeScript(join(unfinished, 'declare.json'))
  if (!existsSync(join(unfinished, 'renderer/site/components/components.d.ts')))
    throw new Error(`TypeScript could not declare the vocabulary.\n${output}`)
  writeFileSync(join(unfinished, 'components.d.ts'), components)
  writeFileSync(
    join(unfinished, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, files: ['components.d.ts'] }),
  )
  if (existsSync(folder)) rmSync(unfinished, { recursive: true })
  else renameSync(unfinished, folder)
  return folder
}

/** What a text may name: the components by their props alone, Prose for all that Markdown draws, and Shown for values in it. */
const components = `import type { ReactElement, ReactNode } from 'react'
import type { Components } from './renderer/site/components/components'

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
${componentNames.map(name => `  const ${name}: (props: Props<Components['${name}']>) => ReactElement`).join('\n')}
}
`
