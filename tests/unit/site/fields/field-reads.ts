import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import type * as TypeScript from '../../../../node_modules/ts-json-schema-generator/node_modules/typescript'
import { projectRoot } from '../../../factories/root'
import { filesBelow } from '../../../structure/sources'

// The compiler with an API, which the generator of the schema brings.
const resolve = createRequire(import.meta.url)
const ts = createRequire(resolve.resolve('ts-json-schema-generator'))('typescript') as typeof TypeScript

/** The reads of typed fields in the code of pages, head and outputs, and in the bodies of the content. */
export interface FieldReads {
  /** Every field of the interfaces below `content/types`, as Interface.field. */
  fields: string[]
  /** Those of them that nothing reads. */
  unread: string[]
}

/** Reads the code of the site with the type checker; some seconds. */
export function readFields(): FieldReads {
  const files = ['content', 'pages', 'renderer/site'].flatMap(filesBelow).filter(file => /\.tsx?$/.test(file))
  const program = createProgram(files)
  const checker = program.getTypeChecker()
  const read = new Set<TypeScript.Declaration>()
  const mark = (symbol: TypeScript.Symbol | undefined) => {
    for (const root of symbol ? checker.getRootSymbols(symbol) : [])
      for (const declaration of root.declarations ?? []) read.add(declaration)
  }
  const sources = program.getSourceFiles().map(source => ({
    source,
    file: relative(projectRoot, source.fileName).replaceAll('\\', '/'),
  }))
  const declared = sources.flatMap(({ source, file }) => (file.startsWith('content/types/') ? fieldsOf(source) : []))
  const ofName = new Map<string, TypeScript.Declaration[]>()
  for (const { name, declaration } of declared) {
    const last = name.slice(name.lastIndexOf('.') + 1)
    ofName.set(last, [...(ofName.get(last) ?? []), declaration])
  }
  // Types are computed for names of fields alone, and only until each field of that name is read.
  const isSought = (name: string) => ofName.get(name)?.some(each => !read.has(each))
  const visit = (node: TypeScript.Node): void => {
    if (ts.isPropertyAccessExpression(node) && isSought(node.name.text)) mark(checker.getSymbolAtLocation(node.name))
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent) && !node.dotDotDotToken) {
      const name = (node.propertyName ?? node.name).getText()
      if (isSought(name)) mark(checker.getTypeAtLocation(node.parent).getProperty(name))
    }
    ts.forEachChild(node, visit)
  }
  for (const { source, file } of sources) {
    if (/^(pages|renderer)\//.test(file)) visit(source)
    if (file === 'renderer/site/entities.ts') readBodies(checker, source, mark)
  }
  return {
    fields: declared.map(({ name }) => name),
    unread: declared.filter(({ declaration }) => !read.has(declaration)).map(({ name }) => name),
  }
}

/** The program of these files. Of foreign packages only React has types here, through which fields are passed on; others are slow. */
function createProgram(files: string[]): TypeScript.Program {
  const { config } = ts.readConfigFile(join(projectRoot, 'tsconfig.json'), ts.sys.readFile)
  const { options: all } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, projectRoot)
  const options = { ...all, types: [] }
  const host = ts.createCompilerHost(options)
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) =>
      /^(\.|react$|@proofsheet\/)/.test(text)
        ? ts.resolveModuleName(text, from, options, host)
        : { resolvedModule: undefined },
    )
  return ts.createProgram(
    files.map(file => join(projectRoot, file)),
    options,
    host,
  )
}

/** The properties of a file's interfaces and object types, named after the outermost one. */
function fieldsOf(source: TypeScript.SourceFile) {
  const found: { name: string; declaration: TypeScript.Declaration }[] = []
  const visit = (node: TypeScript.Node, owner: string): void => {
    const isNamed = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)
    const name = isNamed ? node.name.text : ts.isPropertySignature(node) ? `${owner}.${node.name.getText()}` : owner
    // The parameters of a function are no fields.
    if (ts.isFunctionTypeNode(node)) return
    if (ts.isPropertySignature(node)) found.push({ name, declaration: node })
    ts.forEachChild(node, child => visit(child, name))
  }
  visit(source, '')
  return found
}

/** Marks the fields that bodies name: `frontmatter.cards[0].title`. */
function readBodies(
  checker: TypeScript.TypeChecker,
  entities: TypeScript.SourceFile,
  mark: (symbol: TypeScript.Symbol | undefined) => void,
) {
  const alias = entities.statements.find(node => ts.isTypeAliasDeclaration(node) && node.name.text === 'Site')
  if (!alias) throw new Error('renderer/site/entities.ts has no type Site.')
  const site = checker.getTypeAtLocation(alias)
  for (const file of filesBelow('content').filter(file => /\.mdx?$/.test(file))) {
    const collection = site.getProperty(file.split('/')[1] ?? '')
    if (!collection) continue
    const entity = checker.getTypeOfSymbolAtLocation(collection, alias).getNumberIndexType()
    const source = readFileSync(join(projectRoot, file), 'utf8')
    for (const [, path = ''] of source.matchAll(/frontmatter((?:\.\w+|\[\d+\])+)/g)) {
      let type: TypeScript.Type | undefined = entity
      for (const [, name] of path.matchAll(/\.(\w+)|\[\d+\]/g)) {
        const property = name === undefined ? undefined : type?.getProperty(name)
        mark(property)
        const next: TypeScript.Type | undefined =
          name === undefined
            ? type?.getNumberIndexType()
            : property && checker.getTypeOfSymbolAtLocation(property, alias)
        type = next && checker.getNonNullableType(next)
      }
    }
  }
}
