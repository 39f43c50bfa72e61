// Reaches the browser, when a writer turns edit mode on in the dev server.
import { element } from '@proofsheet/engine/vite/browser/elements'
import type { Change, EditIssue } from '../../../contract'
import type { Draft } from '../../drafts'
import { linkButton } from '../../forms/link-button'
import { uploadPicture } from '../../forms/upload'
import type { TextPlace } from '../../markdown/completion'
import type { MarkdownEditor } from '../../markdown/markdown-editor'
import { putInPlace } from '../../parts/card'
import { pictureIn } from '../../pointer'
import type { EditContext, SaveCard } from '../context'
import { openSaveCard } from '../save-card'
import { pictureText } from './picture'

interface MarkdownCard {
  heading: string
  /** The file, and where in it the text is. */
  place: TextPlace
  anchor?: Element
  /** Whether it has the type of the text below it. */
  isInPlace?: boolean
  text: string
  buttons?: HTMLElement[]
  changes(text: string): Change[]
  draft: { key: string; read(text: string): Draft }
}

/** Opens a card with an editor for Markdown, whose code is loaded now. */
export async function openMarkdownCard(context: EditContext, options: MarkdownCard): Promise<SaveCard> {
  const { place, heading, anchor } = options
  const { createMarkdownEditor } = await import('../../markdown/markdown-editor')
  const { completeMarkdown } = await import('../../markdown/completion')
  const editor = createMarkdownEditor({
    shadow: context.surface.shadow,
    text: options.text,
    label: heading,
    complete: completeMarkdown(place),
    onChange: () => editor.element.dispatchEvent(new Event('input', { bubbles: true })),
  })
  if (anchor && options.isInPlace) putInPlace(editor.element, anchor)
  const card = openSaveCard(context, {
    heading,
    file: place.file,
    version: place.version,
    anchor,
    content: element('div', '', [editor.element]),
    buttons: [linkButton(editor), ...(options.buttons ?? [])],
    changes: () => options.changes(editor.read()),
    draft: { key: options.draft.key, read: () => options.draft.read(editor.read()) },
    markIssues: issues => markIssues(editor, place.start + place.before.length, issues),
  })
  for (const type of ['paste', 'drop'] as const) editor.element.addEventListener(type, takePicture, { capture: true })
  editor.focus()
  return card

  /** Puts a picture that is pasted or dropped into the text; its words are selected, to be replaced. */
  function takePicture(event: ClipboardEvent | DragEvent): void {
    const picture = pictureIn('clipboardData' in event ? event.clipboardData : event.dataTransfer)?.getAsFile()
    if (!picture) return
    event.preventDefault()
    event.stopPropagation()
    uploadPicture(picture)
      .then(path => editor.insert(pictureText('What it shows', path), 'What it shows'))
      .catch((error: Error) => context.say(error.message))
  }
}

/** Marks the issues that are in the text. */
function markIssues(editor: MarkdownEditor, start: number, issues: EditIssue[]): void {
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
}
