import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { issueCodes } from '../../renderer/engine/base/diagnostics/issue'
import { deadLinks, misplacedNames, missingPaths, unknownCommands, unknownNames } from './documents/checks'
import { type MarkdownDocument, parseMarkdown } from './documents/markdown'
import { type Project, readProject, toProject } from './documents/project'
import { unpinnedPackages } from './documents/unpinned-packages'

const root = join(import.meta.dirname, '../..')

/**
 * All that is wrong with the documents of the project at a root. Fixtures of tests are no documents of it, nor are those of
 * new sites: their test follows the words.
 */
function problemsIn(folder: string): string[] {
  const project = readProject(folder)
  const documents = [...project.paths]
    .filter(
      path =>
        path.endsWith('.md') && !/^(tests\/fixtures|content\/[^/]+|scripts\/create-proofsheet\/template)\//.test(path),
    )
    .map(path => parseMarkdown(path, readFileSync(join(folder, path), 'utf8')))
  return documents.flatMap(document => problemsOf(document, project, documents))
}

function problemsOf(document: MarkdownDocument, project: Project, all = [document]): string[] {
  return [
    ...missingPaths(document, project),
    ...unknownCommands(document, project),
    ...unpinnedPackages(document, project),
    ...unknownNames(document, project),
    ...misplacedNames(document, project),
    ...deadLinks(document, project, all),
  ]
}

test('documents name only what exists: paths, commands, functions, links and anchors', () => {
  expect(problemsIn(root)).toEqual([])
})

test('the guide for writers lists each issue code once, warnings as such', () => {
  const rows = readFileSync(join(root, 'content/README.md'), 'utf8').matchAll(/^\| (`[\w-]+-[\w-]+`[^|]*)\|/gm)
  const listed = [...rows].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([\w-]+)`/g)].map(([, code]) => [code, cell.includes('(warning') ? 'warning' : 'error']),
  )
  expect(listed.sort()).toEqual(
    Object.entries(issueCodes)
      .map(([code, [severity]]) => [code, severity])
      .sort(),
  )
})

test('README.md has at most 150 lines', () => {
  const { lineCount } = parseMarkdown('README.md', readFileSync(join(root, 'README.md'), 'utf8'))
  expect(lineCount).toBeLessThanOrEqual(150)
})

test("the engine's guide has at most 1,200 words", () => {
  const words = readFileSync(join(root, 'renderer/engine/README.md'), 'utf8').match(/\S+/g) ?? []
  expect(words.length).toBeLessThanOrEqual(1200)
})

describe('each check fails where it should', () => {
  const source = `
/** What is loaded; oldLoad() did it before. */
export interface LoadResult {
  isPublished: boolean
}
export function loadSite(): LoadResult {}
export function neverUsed() {}
writeFile('dist/manifest.json', loadSite())
writeFile('.cache/store', 'copy.md')
`
  const project = toProject(
    ['README.md', 'docs', 'docs/guide.md', 'src', 'src/load.ts', 'src/parts', 'src/parts/Row.island.tsx'],
    { scripts: ['build'], packages: ['vike'] },
    [
      { path: 'src/load.ts', text: source },
      { path: 'src/parts/Row.island.tsx', text: 'export function showRow() {}\nshowRow()' },
    ],
  )
  const problemsWith = (text: string, file = 'README.md') => problemsOf(parseMarkdown(file, text), project)

  test.each([
    ['a path', 'See `src/gone.ts`.', 'There is no src/gone.ts.'],
    ['a folder', 'See `src/pipeline/`.', 'There is no src/pipeline/.'],
    ['a file without its folder', 'See `gone.ts`.', 'There is no gone.ts.'],
    ['a path within a command', '`node src/gone.mjs --at 1`', 'There is no src/gone.mjs.'],
    ['a path with a line', '`src/gone.ts:4:7`', 'There is no src/gone.ts.'],
    ['a pattern without a match', '`src/*.css`', 'There is no src/*.css.'],
    ['a folder that no command writes', '`.cache/build`', 'There is no .cache/build.'],
    ['a file that no command writes', '`dist/list.json`', 'There is no dist/list.json.'],
    ['a command', '`npm run\nverify`', 'There is no npm run verify.'],
    ['a command in a block', '    npm run --silent deploy', 'There is no npm run deploy.'],
    ['a command for a package', '    npx swa deploy dist', 'npx swa names no exact version of a package.'],
    ['a package without a version', '`npx @a/tool`', 'npx @a/tool names no exact version of a package.'],
    ['a range of versions', '`npx --yes tool@^1.2.3`', 'npx tool@^1.2.3 names no exact version of a package.'],
    ['a tag', '`npm exec -- tool@latest x`', 'npm exec tool@latest names no exact version of a package.'],
    ['a global package', '`npm i -g tool@1.2.3 vike`', 'npm i -g vike names no exact version of a package.'],
    ['a function', '`removeSite()` goes', 'No code exports and uses removeSite.'],
    ['a name', '`removeSite`', 'No code exports and uses removeSite.'],
    ['a name that only a comment has', '`oldLoad()`', 'No code exports and uses oldLoad.'],
    ['an export that nothing uses', '`neverUsed`', 'No code exports and uses neverUsed.'],
    ['a field that is called', '`isPublished()`', 'No code exports and uses isPublished.'],
    ['a name beside another file', '| `src/load.ts` | `showRow` |', 'src/load.ts does not have showRow.'],
    ['a link', '[x](docs/gone.md)', 'The link docs/gone.md leads to no file.'],
    ['a link out of the project', '[x](../README.md)', 'The link ../README.md leads to no file.'],
    ['an image', '![x](docs/gone.webp)', 'The link docs/gone.webp leads to no file.'],
    ['an anchor', '# One\n\n[x](#two)', 'The link #two leads to no heading.'],
  ])('%s', (_, text, problem) => {
    expect(problemsWith(text).map(each => each.replace(/^README\.md:\d+: /, ''))).toEqual([problem])
  })

  test('what exists passes, in words that only look like names too', () => {
    const text = `# The \`way\` of a file

\`src/load.ts\`, \`src/parts/\`, \`load.ts\`, \`src/*.ts\`, \`src/**/*.tsx\`, \`src/<name>.ts\`, \`src/{load,gone}.ts\`,
\`src/parts/Name.island.tsx\`, \`dist/manifest.json\`, \`.cache\`, \`.cache/store\`, \`copy.md\`, \`npm run build -- --at 1\`,
\`npx vike build\`, \`npx @a/tool@1.2.3 run\`, \`npx --yes tool@1.0.0-beta.1\`, \`npm i -g tool@1.2.3\`, \`npx\`,
\`loadSite()\`, \`LoadResult\`, \`isPublished\`, \`/media/name.png\`, \`date\`, \`https://site.example/a.md\`,
\`src/load.ts\` \`loadSite\`, [here](#the-way-of-a-file), [there](docs/guide.md), [out](https://site.example/).
`
    expect(problemsWith(text)).toEqual([])
    expect(problemsWith('`guide.md`, `src/load.ts`, [up](../README.md)', 'docs/guide.md')).toEqual([])
  })

  test('a problem is reported with its file and line', () => {
    expect(problemsWith('# One\n\nSee `src/gone.ts`.\n')).toEqual(['README.md:3: There is no src/gone.ts.'])
  })
})
