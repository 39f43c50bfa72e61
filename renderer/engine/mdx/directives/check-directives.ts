import type { Nodes } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import type { Issue } from '../../base/diagnostics/issue'
import { nearest, suggestionHint } from '../../base/diagnostics/nearest'
import { rangeAt } from '../../base/diagnostics/position'
import { everyNode } from '../nodes'
import { isClosed, titleOf } from '../plugins/directives'
import { alertOf } from './alerts'
import { type Directives, directiveOf } from './directive'

/** Reports directives and alerts of unknown names, and directives that are not closed or given attributes. */
export function checkDirectives(tree: Nodes | undefined, body: string, file: string, known: Directives = {}): Issue[] {
  const names = Object.keys(known)
  if (!tree || names.length === 0) return []
  return everyNode(tree).flatMap((node): Issue[] => {
    if (node.type === 'containerDirective') return [checkDirective(node, body, file, known)]
    const alert = node.type === 'blockquote' ? alertOf(node) : undefined
    if (!alert || directiveOf(known, alert.name)) return []
    const suggestion = nearest(alert.name.toLowerCase(), names)
    const end = alert.start + `[!${alert.name}]`.length
    const range = rangeAt(body, alert.start, end)
    return [
      {
        file,
        ...range,
        code: 'body-directive',
        message: `There is no alert [!${alert.name}].`,
        hint: suggestionHint(
          suggestion?.toUpperCase(),
          names.map(name => name.toUpperCase()),
          'Alerts',
        ),
        fix: suggestion ? { ...range, text: `[!${suggestion.toUpperCase()}]` } : undefined,
      },
    ]
  })
}

/** The issue of a directive that became no component. */
function checkDirective(node: ContainerDirective, body: string, file: string, known: Directives): Issue {
  const names = Object.keys(known)
  const { name } = node
  const start = node.position?.start.offset ?? 0
  const line = /^[^\r\n]*/.exec(body.slice(start))?.[0].trimEnd() ?? ''
  const whole = { file, ...rangeAt(body, start, start + line.length), code: 'body-directive' as const }
  if (!directiveOf(known, name)) {
    const suggestion = nearest(name.toLowerCase(), names)
    const at = start + line.indexOf(name)
    const range = rangeAt(body, at, at + name.length)
    return {
      ...whole,
      ...range,
      message: `There is no directive :::${name}.`,
      hint: suggestionHint(suggestion, names, 'Directives'),
      fix: suggestion ? { ...range, text: suggestion } : undefined,
    }
  }
  if (!isClosed(node))
    return {
      ...whole,
      message: `:::${name} is opened here and never closed.`,
      hint: 'Write ::: on a line of its own below its text.',
    }
  const { text = '' } = titleOf(node) ?? {}
  return {
    ...whole,
    message: `${text} can't be written behind :::${name}.`,
    hint: `Write :::${name} alone${directiveOf(known, name)?.titleProp ? `, or with a title: :::${name}[Title]` : ''}.`,
  }
}
