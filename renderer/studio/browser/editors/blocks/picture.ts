// Reaches the browser, when a writer turns edit mode on in the dev server.
import { element } from '@proofsheet/engine/vite/browser/elements'
import type { BlockSource, FieldForm } from '../../../source-types'
import { createControl } from '../../forms/control'
import { openCard } from '../../parts/card'
import type { EditContext } from '../context'
import { openSaveCard } from '../save-card'

const altForm: FieldForm = {
  name: 'alt',
  label: 'What it shows',
  kind: 'text',
  required: true,
  help: 'In a sentence, for readers who can’t see it.',
}
const pictureForm: FieldForm = {
  name: 'picture',
  label: 'Picture in content/media',
  kind: 'picture',
  required: true,
  help: 'Type a part of its name, or take a file of this computer.',
}

interface PictureOptions {
  below: BlockSource
  anchor?: Element
  /** A picture that was dropped or pasted. */
  file?: File
}

/** Asks for a picture and its alternative text, and inserts it below a block. */
export function openPicture(context: EditContext, { below, anchor, file }: PictureOptions): void {
  context.open(() => {
    const alt = createControl(altForm, '')
    const path = createControl(pictureForm, undefined)
    const card = openSaveCard(context, {
      heading: 'Insert a picture',
      file: below.file,
      version: below.version,
      anchor,
      content: element('fieldset', '', [path.element, alt.element]),
      changes() {
        const [text, address] = [alt.read(), path.read()]
        if (!text || !address) return []
        return [{ type: 'insert', id: below.id, where: 'after', text: pictureText(String(text), String(address)) }]
      },
      missing: () => [path, alt].find(control => !control.read())?.input,
    })
    ;(file ? alt : path).input.focus()
    if (file) path.take?.(file)
    return card
  })
}

interface ChosenPicture {
  file?: File
  insert(picture: { raw: string; label: string; src: string }): void
  /** Follows the end of the card. */
  close(): void
}

/** Asks for a picture and what it shows, for the text that is edited. */
export function choosePicture(shadow: ShadowRoot, { file, insert, close }: ChosenPicture): void {
  const alt = createControl(altForm, '')
  const path = createControl(pictureForm, undefined)
  const end = () => {
    card.close()
    close()
  }
  const card = openCard({ shadow, heading: 'Picture', onEscape: end })
  const add = element('button', 'main', ['Add the picture'])
  const cancel = element('button', '', ['Cancel'])
  add.addEventListener('click', () => {
    const [label, src] = [alt.read(), path.read()]
    if (!label || !src) return (src ? alt : path).input.focus()
    end()
    insert({ raw: pictureText(String(label), String(src)), label: String(label), src: String(src) })
  })
  cancel.addEventListener('click', end)
  card.body.append(element('fieldset', '', [path.element, alt.element]), element('div', 'row last', [add, cancel]))
  ;(file ? alt : path).input.focus()
  if (file) path.take?.(file)
}

/** A picture as Markdown; an address with spaces is between angle brackets. */
export function pictureText(alt: string, address: string): string {
  return `![${alt.replace(/[[\]\\]/g, '\\$&')}](${/[\s()]/.test(address) ? `<${address}>` : address})`
}
