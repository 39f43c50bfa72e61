import { count } from '@proofsheet/engine/base/diagnostics/issue'
import type { Path } from '@proofsheet/engine/base/diagnostics/locate'
import { readFacts } from '@proofsheet/engine/content/facts/facts'
import { CompletionItemKind as Kind } from 'vscode-languageserver/node'
import type { Workspace } from '../workspace'
import { escapeSnippet } from './snippets'
import type { Choice, Place } from './values'

/** The tags of a collection, those of most pages first; none where the value at a path is no tag. */
export function tagChoices({ workspace, entry: { collection } }: Place, path: Path, before = ''): Choice[] {
  if (!workspace.site.collections[collection]?.tags || path[0] !== 'tags') return []
  const tags = [...workspace.tags(collection)].sort(([, a], [, b]) => b.length - a.length)
  return tags.map(([label, urls]) => ({
    label,
    kind: Kind.Keyword,
    detail: count(urls.length, 'page'),
    snippet: before ? escapeSnippet(before + label) : undefined,
  }))
}

/** The facts with their values. */
export function factChoices({ root, site, unsaved }: Workspace): Choice[] {
  return Object.entries(readFacts(root, site, unsaved()).value).map(([label, { value }]) => ({
    label,
    kind: Kind.Constant,
    detail: value,
  }))
}

/** The end of the tag that closes a component. */
export function closingChoice({ entry, cursor }: Place, name: string): Choice {
  const isClosed = entry.source[cursor.end] === '>'
  return { label: name, kind: Kind.Class, snippet: isClosed ? undefined : `${name}>` }
}

/** The members of a value of the frontmatter, each with its own. */
export function memberChoices(value: object = {}): Choice[] {
  const shown = (member: unknown) => JSON.stringify(member).slice(0, 60)
  return Object.entries(value).map(([label, member]) => ({ label, kind: Kind.Field, detail: shown(member) }))
}

/** The completions between braces in a text: fields, facts and comments. */
export function expressionChoices(workspace: Workspace, data: Record<string, unknown> | undefined): Choice[] {
  return [
    ...memberChoices(data).map(choice => ({ ...choice, label: `frontmatter.${choice.label}` })),
    ...factChoices(workspace).map(choice => ({ ...choice, label: `facts.${choice.label}` })),
    { label: '/* comment */', kind: Kind.Snippet, snippet: '/* $0 */' },
  ]
}
