import { parse } from 'acorn'
import type { Node } from 'estree-jsx'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isError } from '../../../../renderer/engine/base/diagnostics/issue'
import { checkBody } from '../../../../renderer/engine/mdx/checks/check'
import { createBodyCompiler } from '../../../../renderer/engine/mdx/compile'
import { createBodyParser } from '../../../../renderer/engine/mdx/parse-body'
import { corpus } from '../../../factories/texts/corpus'
import { hostileTexts, injections } from '../../../factories/texts/hostile-texts'
import { ordinaryBodies, runsOf } from '../../../factories/texts/random-texts'
import { site } from '../../../fixtures/sample-site/renderer/site/index'
import { codes, tagNames } from './hostile-codes'

/*
 * Programs are run with the rights of a build. Whatever a writer writes, the program of a body that passes the check
 * holds the text and values of the body, and names nothing but the runtime that it is given.
 */

const file = 'content/blog/one.mdx'
const names = [...site.components.names]
const parseBody = createBodyParser(site)
const compile = createBodyCompiler(site)
const frontmatter = { title: 'A "title" ${1}', group: { text: '</script>' }, list: ['`', '\u2028', 3] }

/** The names that a program may use without declaring them: its arguments, and the error for a missing component. */
const free = new Set(['arguments', 'Error'])
/** The functions that a program may call: React's, and those that every program declares. */
const called = /^(_jsxs?|_createMdxContent|_missingMdxReference|new Error)$/
const functions = ['_createMdxContent', 'MDXContent', '_missingMdxReference']

/** The names that programs declare for themselves, and those of the site's components. */
const runtimeName =
  /^(_?(Fragment|jsxs?)|_components|_createMdxContent|_missingMdxReference|MDXContent|MDXLayout|props|id|component)$/
const ownComponent = new RegExp(`^(${names.join('|')})$`)

/** Every node of a program. */
function nodesOf(part: unknown): Node[] {
  if (typeof part !== 'object' || part === null) return []
  const inside = Object.values(part).flatMap(nodesOf)
  return 'type' in part ? [part as Node, ...inside] : inside
}

/** The names in a program that stand for values: no keys of properties, and no fields. */
function namesIn(nodes: Node[]): { used: Set<string>; declared: Set<string> } {
  const plain = new Set(
    nodes.flatMap((node): unknown[] => {
      if (node.type === 'Property' && !node.computed && !node.shorthand) return [node.key]
      return node.type === 'MemberExpression' && !node.computed ? [node.property] : []
    }),
  )
  const patterns = nodes.flatMap((node): unknown[] => {
    if (node.type === 'VariableDeclarator') return [node.id]
    return node.type === 'FunctionDeclaration' ? [node.id, ...node.params] : []
  })
  const identifiers = (all: Node[]) =>
    new Set(all.flatMap(node => (node.type === 'Identifier' && !plain.has(node) ? [node.name] : [])))
  return { used: identifiers(nodes), declared: identifiers(nodesOf(patterns)) }
}

/** The types of the nodes of programs: no assignment, loop, class, import, function expression, template or regular expression. */
const allowedTypes =
  /^(Program|ExpressionStatement|VariableDeclaration|VariableDeclarator|FunctionDeclaration|BlockStatement|ReturnStatement|IfStatement|ThrowStatement|ObjectPattern|AssignmentPattern|Property|SpreadElement|ObjectExpression|ArrayExpression|CallExpression|NewExpression|ConditionalExpression|LogicalExpression|BinaryExpression|UnaryExpression|MemberExpression|TemplateLiteral|TemplateElement|Identifier|Literal)$/

function expectHarmless(program: string, component: RegExp): void {
  const tree = parse(program, { ecmaVersion: 'latest', allowReturnOutsideFunction: true })
  const nodes = nodesOf(tree)
  const { used, declared } = namesIn(nodes)
  expect([...used].filter(name => !declared.has(name) && !free.has(name))).toEqual([])
  expect([...declared].filter(name => !runtimeName.test(name) && !component.test(name))).toEqual([])
  expect([...new Set(nodes.map(({ type }) => type))].filter(type => !allowedTypes.test(type))).toEqual([])
  for (const node of nodes) {
    if (node.type === 'CallExpression' || node.type === 'NewExpression') {
      const { callee } = node
      const name = callee.type === 'Identifier' ? callee.name : callee.type
      expect(node.type === 'NewExpression' ? `new ${name}` : name).toMatch(called)
    }
    if (node.type === 'FunctionDeclaration') expect(functions).toContain(node.id?.name)
    if (node.type === 'MemberExpression') {
      expect(node.object.type).toBe('Identifier')
      const key =
        node.property.type === 'Identifier' ? node.property.name : String((node.property as { value?: unknown }).value)
      expect(['__proto__', 'constructor', 'prototype']).not.toContain(key)
    }
    if (node.type === 'Literal') expect('regex' in node || 'bigint' in node).toBe(false)
  }
}

/**
 * Expects a harmless program or an error of the check. Gives whether the check found none. A body with an error can't
 * be compiled, or its program is as harmless: the compiler doesn't rely on the check.
 */
async function expectRefusedOrHarmless(body: string): Promise<boolean> {
  const parsed = parseBody(body, file)
  const isRefused = checkBody(parsed, body, file, site).some(isError)
  const program = await compile({ file, body, frontmatter }).catch(() => undefined)
  if (!isRefused) expect(program, body).toBeDefined()
  if (program !== undefined) expectHarmless(program, isRefused ? /^[A-Z]\w*$/ : ownComponent)
  return !isRefused
}

const anyCode = fc.oneof(fc.constantFrom(...codes), fc.constantFrom(...injections))
const attribute = fc.oneof(
  anyCode.map(code => `a={${code}}`),
  anyCode.map(code => `{${code}}`),
  hostileTexts.map(text => `title="${text.replaceAll('"', "'")}"`),
  fc.constantFrom(
    'constructor="a"',
    '__proto__={[1]}',
    'key="a"',
    'ref={1}',
    'children={"a"}',
    'dangerouslySetInnerHTML={{ __html: "a" }}',
  ),
)
const part = fc.oneof(
  anyCode.map(code => `{${code}}`),
  anyCode.map(code => `Words {${code}} around.`),
  fc.tuple(fc.constantFrom(...tagNames), attribute).map(([name, given]) => `<${name} ${given} />`),
  fc.tuple(fc.constantFrom(...tagNames), anyCode).map(([name, code]) => `<${name}>{${code}}</${name}>`),
  fc.constantFrom('import a from "fs"', 'export const a = process', 'export default 1', 'export { x } from "fs"'),
  hostileTexts,
  hostileTexts.map(text => `[a](${text.replaceAll(/[\s()]/g, '')}) ![b](${text.replaceAll(/[\s()]/g, '')} "${text}")`),
  hostileTexts.map(text => `\`\`\`${text.replaceAll(/[\n\r`]/g, '')}\n${text}\n\`\`\``),
  hostileTexts.map(text => `## ${text.replaceAll(/[\n\r]/g, ' ')}`),
)

test('the programs of all content name nothing but the runtime', { timeout: 600_000 }, async () => {
  let harmless = 0
  for (const { source } of corpus())
    if (await expectRefusedOrHarmless(source.replace(/^---[\s\S]*?\n---\n/, ''))) harmless++
  expect(harmless).toBeGreaterThan(30)
})

test.each(codes)('{%s} is refused, or a harmless value', async code => {
  for (const body of [`{${code}}`, `A {${code}} b`, `<Note a={${code}} />`, `<Note {${code}} />`])
    await expectRefusedOrHarmless(body)
})

test.each(tagNames)('<%s /> is refused, or a harmless element', async name => {
  await expectRefusedOrHarmless(`<${name} />`)
})

test('the programs of hostile bodies name nothing but the runtime', { timeout: 600_000 }, async () => {
  let harmless = 0
  await fc.assert(
    fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 3 }), async parts => {
      if (await expectRefusedOrHarmless(parts.join('\n\n'))) harmless++
    }),
    runsOf(300, 4),
  )
  // Some bodies must pass the check, or nothing is shown.
  expect(harmless).toBeGreaterThan(30)
})

test('the programs of random bodies name nothing but the runtime', { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(ordinaryBodies, async body => {
      await expectRefusedOrHarmless(body)
    }),
    runsOf(80, 5),
  )
})
