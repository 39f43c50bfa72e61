import type { Nodes } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import type { Finding } from '../../base/diagnostics/issue'
import { nearest, suggestionHint } from '../../base/diagnostics/nearest'
import { placeOf } from '../nodes'
import { isClosed, titleOf } from '../plugins/directives'
import { alertOf } from './alerts'
import { type Directives, directiveOf } from './directive'

/** Reports directives and alerts of unknown names, and directives that are not closed or given attributes. */
export function checkDirectives(nodes: readonly Nodes[], body: string, known: Directives = {}): Finding[] {
  const names = Object.keys(known)
  if (names.length === 0) return []
  return nodes.flatMap((node): Finding[] => {
    if (node.type === 'containerDirective') return [checkDirective(node, body, known)]
    const alert = node.type === 'blockquote' ? alertOf(node) : undefined
    if (!alert || directiveOf(known, alert.name)) return []
    const suggestion = nearest(alert.name.toLowerCase(), names)
    const span = { start: alert.start, end: alert.start + `[!${alert.name}]`.length }
    return [
      {
        ...span,
        code: 'body-directive',
        message: `There is no alert [!${alert.name}].`,
        hint: suggestionHint(
          suggestion?.toUpperCase(),
          names.map(name => name.toUpperCase()),
          'Alerts',
        ),
        fix: suggestion ? { ...span, text: `[!${suggestion.toUpperCase()}]` } : undefined,
      },
    ]
  })
}

/** The issue of a directive that became no component. */
function checkDirective(node: ContainerDirective, body: string, known: Directives): Finding {
  const names = Object.keys(known)
  const { name } = node
  const { start } = placeOf(node)
  const line = /^[^\r\n]*/.exec(body.slice(start))?.[0].trimEnd() ?? ''
  const whole = { start, end: start + line.length, code: 'body-directive' as const }
  if (!directiveOf(known, name)) {
    const suggestion = nearest(name.toLowerCase(), names)
    const at = start + line.indexOf(name)
    const span = { start: at, end: at + name.length }
    return {
      ...whole,
      ...span,
      message: `There is no directive :::${name}.`,
      hint: suggestionHint(suggestion, names, 'Directives'),
      fix: suggestion ? { ...span, text: suggestion } : undefined,
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
