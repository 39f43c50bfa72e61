// Reaches the browser, when a writer turns edit mode on in the dev server.
import { element } from '@proofsheet/engine/vite/browser/elements'
import type { Change } from '../../../contract'
import type { RichNode } from '../../../rich/document'
import { type Draft, readDraft } from '../../drafts'
import { putInPlace } from '../../parts/card'
import { pictureIn } from '../../pointer'
import type { InsertedPicture, RichEditor } from '../../rich/rich-editor'
import type { EditContext, SaveCard } from '../context'
import { openSaveCard } from '../save-card'
import { choosePicture } from './picture'

interface TextOptions {
  label: string
  document: RichNode
  /** What was typed before and is not saved yet. */
  typed?: RichNode | undefined
  /** What belongs into an empty text. */
  placeholder?: string | undefined
}

/** A formatted text as a part of a card. */
interface FormattedText {
  editor: RichEditor
  isChanged(): boolean
}

/** Makes the editor of a formatted text, whose code is loaded now. */
export async function createFormattedText(context: EditContext, options: TextOptions): Promise<FormattedText> {
  const { label, document, typed, placeholder } = options
  const { createRichEditor, readAsSaved } = await import('../../rich/rich-editor')
  const { shadow, announce } = context.surface
  const choose = (insert: (picture: InsertedPicture) => void, file?: File) =>
    choosePicture(shadow, { file, insert, close: () => editor.focusAgain() })
  const editor = createRichEditor({
    shadow,
    document: typed ?? document,
    label,
    placeholder,
    announce,
    onChange: () => editor.element.dispatchEvent(new Event('input', { bubbles: true })),
    choosePicture: choose,
  })
  takePictures(editor, file => choose(editor.insertPicture, file))
  const before = readAsSaved(document)
  return { editor, isChanged: () => JSON.stringify(editor.read()) !== before }
}

/** The typed document of a draft. That of another version of the file is new as a whole: its places have moved. */
function readDocument(key: string, version: string): RichNode | undefined {
  const draft = readDraft(key)
  if (!draft) return
  const stored: { version: string; document: RichNode } = JSON.parse(draft.text)
  return stored.version === version ? stored.document : withoutPlaces(stored.document)
}

/** A document as a new one, of which nothing is in the file. */
export function withoutPlaces({ attrs, content, ...node }: RichNode): RichNode {
  const own = attrs && { ...attrs, ...(attrs.from ? { from: null } : undefined) }
  return { ...node, attrs: own, content: content?.map(withoutPlaces) }
}

function takePictures({ element: place }: RichEditor, take: (file: File) => void): void {
  const onPicture = (event: ClipboardEvent | DragEvent) => {
    const data = 'clipboardData' in event ? event.clipboardData : event.dataTransfer
    // Word puts a picture of the text beside it.
    const picture = data?.types.includes('text/html') ? undefined : pictureIn(data)?.getAsFile()
    if (!picture) return
    event.preventDefault()
    event.stopPropagation()
    take(picture)
  }
  for (const type of ['paste', 'drop'] as const) place.addEventListener(type, onPicture, { capture: true })
}

interface FormattedCard extends Omit<TextOptions, 'typed'> {
  heading: string
  file: string
  version: string
  anchor?: Element | undefined
  /** Whether it has the type of the text below it. */
  isInPlace?: boolean
  /** The part of the text that the cursor begins in, by its place in the file. */
  focus?: string | undefined
  buttons?: HTMLElement[]
  /** The changes of a text that was edited. */
  changes(document: RichNode): Change[]
  draft: Pick<Draft, 'id' | 'before'> & { key: string }
}

/** Opens a card with an editor for formatted text. */
export async function openFormattedCard(context: EditContext, options: FormattedCard): Promise<SaveCard> {
  const { heading, file, version, anchor, buttons, changes, draft } = options
  const { editor, isChanged } = await createFormattedText(context, {
    ...options,
    typed: readDocument(draft.key, version),
  })
  if (anchor && options.isInPlace) putInPlace(editor.place, anchor)
  const toDraft = () => ({
    url: location.pathname,
    id: draft.id,
    label: heading,
    before: draft.before,
    text: JSON.stringify({ version, document: editor.read() }),
  })
  const card = openSaveCard(context, {
    heading,
    file,
    version,
    anchor,
    buttons,
    content: element('div', '', [editor.element]),
    changes: () => (isChanged() ? changes(editor.read()) : []),
    draft: { key: draft.key, read: toDraft },
    markIssues: editor.mark,
    missing: () => (options.placeholder && editor.isEmpty() ? editor.input : undefined),
  })
  editor.focus(options.focus)
  return card
}
