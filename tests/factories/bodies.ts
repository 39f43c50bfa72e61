import type { Issue } from '../../renderer/engine/base/diagnostics/issue'
import { page } from './content-files'
import { pixel } from './pictures'
import { loadFiles } from './site'

/** A page with fields that a body can name; the body begins in line 12. Pages with other numbers have other titles. */
export function pageWithFields(body: string, number = 1): string {
  const fields = {
    lists: '[{ title: Countries, items: [Canada, India] }]',
    figures: '[{ value: "3", label: tools }, { value: "4", label: courses }]',
    banner: 'false',
    metadata: { title: `Page ${number} of the test` },
  }
  return page(fields, body)
}

/** The issues of bodies, each in a page of its own, types included. */
export async function checkBodies(bodies: readonly string[]): Promise<Issue[][]> {
  const files = Object.fromEntries(
    bodies.map((body, index) => [`pages/page-${index}.mdx`, pageWithFields(body, index)]),
  )
  const { issues } = await loadFiles({ ...files, 'media/a.png': pixel })
  return bodies.map((_, index) => issues.filter(({ file }) => file === `content/pages/page-${index}.mdx`))
}

/** As `checkBodies`, each issue in one line: place, field, code, message and hint. */
export async function explainBodies(bodies: readonly string[]): Promise<string[]> {
  return (await checkBodies(bodies)).map(issues =>
    issues
      .map(({ line, column, field, code, message, hint }) =>
        [`${line}:${column}`, field, code, message, hint].filter(Boolean).join(' '),
      )
      .join('\n'),
  )
}
