// Reaches the browser, when a writer turns edit mode on in the dev server.
import { element } from '../../../browser/elements'
import type { Change, EditIssue } from '../../contract'
import type { Draft } from '../drafts'
import { linkButton } from '../forms/link-button'
import type { TextPlace } from '../markdown/completion'
import type { MarkdownEditor } from '../markdown/markdown-editor'
import type { EditContext, SaveCard } from './context'
import { openSaveCard } from './save-card'

interface MarkdownCard {
  heading: string
  /** The file, and where in it the text is. */
  place: TextPlace
  anchor?: Element
  text: string
  buttons?(editor: MarkdownEditor): HTMLElement[]
  changes(text: string): Change[]
  draft: { key: string; read(text: string): Draft }
}

/** Opens a card with an editor for Markdown, whose code is loaded now. */
export async function openMarkdownCard(context: EditContext, options: MarkdownCard): Promise<SaveCard> {
  const { place, heading, anchor } = options
  const { createMarkdownEditor } = await import('../markdown/markdown-editor')
  const { completeMarkdown } = await import('../markdown/completion')
  const editor = createMarkdownEditor({
    shadow: context.surface.shadow,
    text: options.text,
    label: heading,
    complete: completeMarkdown(place),
    onChange: () => editor.element.dispatchEvent(new Event('input', { bubbles: true })),
  })
  const card = openSaveCard(context, {
    heading,
    file: place.file,
    version: place.version,
    ...(anchor && { anchor }),
    content: element('div', '', [editor.element]),
    buttons: [linkButton(editor), ...(options.buttons?.(editor) ?? [])],
    changes: () => options.changes(editor.read()),
    draft: { key: options.draft.key, read: () => options.draft.read(editor.read()) },
    showIssues: issues => markIssues(editor, place.start + place.before.length, issues),
  })
  editor.focus()
  return card
}

/** Marks the issues that are in the text; gives them. */
function markIssues(editor: MarkdownEditor, start: number, issues: EditIssue[]): EditIssue[] {
  const end = start + editor.read().length
  const inside = issues.filter(issue => issue.start >= start && issue.start <= end)
  editor.mark(
    inside.map(issue => ({
      from: issue.start - start,
      to: Math.max(issue.end - start, issue.start - start),
      severity: issue.severity,
      message: `${issue.message} ${issue.hint}`,
    })),
  )
  return []
}
