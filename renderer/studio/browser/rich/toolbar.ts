// Reaches the browser, when a writer edits a text in the dev server.
import { element } from '@proofsheet/engine/vite/browser/elements'
import { toggleMark } from 'prosemirror-commands'
import type { Command, EditorState } from 'prosemirror-state'
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
} from 'prosemirror-tables'
import type { EditorView } from 'prosemirror-view'
import { addTable, hasMark, isIn, levelOf, setLevel, toggleList, toggleQuote } from './commands'
import { type IconName, icon } from './icons'
import { markType } from './schema'

/** A button of the toolbar: its name, its keys, what it does, and whether that is on where the cursor is. */
interface Tool {
  name: string
  icon?: IconName
  keys?: string
  run: Command
  isOn?(state: EditorState): boolean
}

interface ToolbarOptions {
  editLink: Command
  addPicture: Command
  announce(sentence: string): void
}

const mac = /Mac|iP/.test(navigator.platform)

const formats = ({ editLink, addPicture }: ToolbarOptions): Tool[] => [
  {
    name: 'Bold',
    icon: 'bold',
    keys: 'B',
    run: toggleMark(markType('strong')),
    isOn: state => hasMark(state, 'strong'),
  },
  {
    name: 'Italic',
    icon: 'italic',
    keys: 'I',
    run: toggleMark(markType('emphasis')),
    isOn: state => hasMark(state, 'emphasis'),
  },
  { name: 'Code', icon: 'code', keys: 'E', run: toggleMark(markType('code')), isOn: state => hasMark(state, 'code') },
  { name: 'Link', icon: 'link', keys: 'K', run: editLink, isOn: state => hasMark(state, 'link') },
  {
    name: 'List',
    icon: 'list',
    keys: 'Shift+8',
    run: toggleList('bullet_list'),
    isOn: state => isIn(state, 'bullet_list'),
  },
  {
    name: 'Numbered list',
    icon: 'numbers',
    keys: 'Shift+7',
    run: toggleList('ordered_list'),
    isOn: state => isIn(state, 'ordered_list'),
  },
  { name: 'Quotation', icon: 'quote', keys: 'Shift+9', run: toggleQuote, isOn: state => isIn(state, 'blockquote') },
  { name: 'Table', icon: 'table', run: addTable },
  { name: 'Picture', icon: 'picture', run: addPicture },
]

/** The first row names the columns: none goes above it, and it is not removed. */
const isHead = ({ selection: { $from } }: EditorState) => $from.parent.type.name === 'table_header'
const notInHead =
  (run: Command): Command =>
  (state, dispatch, view) =>
    !isHead(state) && run(state, dispatch, view)

const tableTools: Tool[] = [
  { name: 'Row above', run: notInHead(addRowBefore) },
  { name: 'Row below', run: addRowAfter },
  { name: 'Remove row', run: notInHead(deleteRow) },
  { name: 'Column before', run: addColumnBefore },
  { name: 'Column after', run: addColumnAfter },
  { name: 'Remove column', run: deleteColumn },
  { name: 'Remove table', run: deleteTable },
]

/** The style of the text: plain, or a heading of a level. */
const styles: [level: number, name: string][] = [
  [0, 'Text'],
  [2, 'Heading'],
  [3, 'Heading, level 3'],
  [4, 'Heading, level 4'],
]

/** The toolbar of a formatted text: one tab stop, in which the arrow keys go from tool to tool. */
export function createToolbar(options: ToolbarOptions) {
  let view: EditorView | undefined
  const run = (command: Command) => {
    if (!view) return
    view.focus()
    command(view.state, view.dispatch, view)
  }
  const buttons = (tools: Tool[]) => tools.map(tool => ({ tool, button: buttonOf(tool, () => press(tool)) }))
  const press = (tool: Tool) => {
    run(tool.run)
    const state = view && tool.isOn ? (tool.isOn(view.state) ? ' on' : ' off') : ''
    if (tool.run !== options.editLink && tool.run !== options.addPicture) options.announce(`${tool.name}${state}.`)
  }
  const style = styleControl(level => run(setLevel(level)))
  const [own, inTable] = [buttons(formats(options)), buttons(tableTools)]
  const tables = element(
    'div',
    'tools table-tools',
    inTable.map(({ button }) => button),
  )
  const bar = element('div', 'toolbar', [element('div', 'tools', [style, ...own.map(({ button }) => button)]), tables])
  bar.setAttribute('role', 'toolbar')
  bar.setAttribute('aria-label', 'Format')
  moveByArrows(bar)
  return {
    element: bar,
    connect(editor: EditorView) {
      view = editor
    },
    /** Shows what is on where the cursor is. */
    update(state: EditorState) {
      tables.hidden = !isIn(state, 'table')
      style.value = String(levelOf(state))
      style.disabled = !setLevel(0)(state)
      for (const { tool, button } of [...own, ...inTable]) {
        if (tool.isOn) button.setAttribute('aria-pressed', String(tool.isOn(state)))
        button.disabled = !tool.run(state)
      }
    },
  }
}

function buttonOf({ name, icon: sign, keys, isOn }: Tool, press: () => void): HTMLButtonElement {
  const button = element('button', sign ? 'tool' : '', [sign ? icon(sign) : name])
  button.type = 'button'
  button.tabIndex = -1
  const shortcut = keys && (mac ? `⌘${keys.replace('Shift+', '⇧')}` : `Ctrl+${keys}`)
  button.title = shortcut ? `${name} (${shortcut})` : name
  if (sign) button.setAttribute('aria-label', name)
  if (keys) button.setAttribute('aria-keyshortcuts', `${mac ? 'Meta' : 'Control'}+${keys}`)
  if (isOn) button.setAttribute('aria-pressed', 'false')
  // The selection in the text stays.
  button.addEventListener('pointerdown', event => event.preventDefault())
  button.addEventListener('click', press)
  return button
}

function styleControl(set: (level: number) => void): HTMLSelectElement {
  const options = styles.map(([level, name]) => {
    const option = element('option', '', [name])
    option.value = String(level)
    return option
  })
  const control = element('select', '', options)
  control.setAttribute('aria-label', 'Style')
  control.title = 'Style (Ctrl+Alt+0, 2, 3 or 4)'
  control.addEventListener('change', event => {
    event.stopPropagation()
    set(Number(control.value))
  })
  control.addEventListener('input', event => event.stopPropagation())
  return control
}

/** One of the tools can be reached with Tab; Left, Right, Home and End go to the others. */
function moveByArrows(bar: HTMLElement): void {
  const tools = () =>
    [...bar.querySelectorAll<HTMLButtonElement | HTMLSelectElement>('button,select')].filter(
      each => !each.disabled && each.checkVisibility(),
    )
  const setStop = (stop: Element) => {
    for (const each of bar.querySelectorAll<HTMLElement>('button,select')) each.tabIndex = each === stop ? 0 : -1
  }
  bar.addEventListener('focusin', event => event.target instanceof Element && setStop(event.target))
  bar.addEventListener('keydown', event => {
    const all = tools()
    const at = all.indexOf(event.target as HTMLButtonElement)
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[event.key]
    if (next === undefined || at < 0) return
    event.preventDefault()
    all[(next + all.length) % all.length]?.focus()
  })
}
