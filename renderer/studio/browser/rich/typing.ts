// Reaches the browser, when a writer edits a text in the dev server.
import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import { InputRule, inputRules, undoInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import type { Command, Plugin } from 'prosemirror-state'
import { goToNextCell } from 'prosemirror-tables'
import type { MarkType } from '../../rich/document'
import { breakLine, leaveCell, setLevel, toggleList, toggleQuote } from './commands'
import { markType, nodeType } from './schema'

/** The keys of formatted texts. Ctrl and Enter, Escape, and Tab outside of lists and tables are left to the card. */
export function keys(editLink: Command): Plugin[] {
  const item = nodeType('list_item')
  const headings = [2, 3, 4].map(level => [`Mod-Alt-${level}`, setLevel(level)] as const)
  const own: Record<string, Command> = {
    'Mod-b': toggleMark(markType('strong')),
    'Mod-i': toggleMark(markType('emphasis')),
    'Mod-e': toggleMark(markType('code')),
    'Mod-Shift-x': toggleMark(markType('delete')),
    'Mod-k': editLink,
    'Mod-Alt-0': setLevel(0),
    ...Object.fromEntries(headings),
    'Mod-Shift-7': toggleList('ordered_list'),
    'Mod-Shift-8': toggleList('bullet_list'),
    'Mod-Shift-9': toggleQuote,
    'Mod-z': undo,
    'Mod-y': redo,
    'Mod-Shift-z': redo,
    Backspace: undoInputRule,
    Enter: chainCommands(leaveCell, splitListItem(item)),
    'Shift-Enter': chainCommands(exitCode, breakLine),
    Tab: chainCommands(goToNextCell(1), sinkListItem(item)),
    'Shift-Tab': chainCommands(goToNextCell(-1), liftListItem(item)),
  }
  return [keymap(own), keymap(baseKeymap)]
}

/** Signs of Markdown become what they stand for while they are typed, for those who are used to them. */
export function typedSigns(): Plugin {
  return inputRules({
    rules: [
      new InputRule(/^(#{2,4}) $/, (state, match, start, end) => {
        const { parent } = state.selection.$from
        if (parent.type.name !== 'paragraph' && parent.type.name !== 'heading') return null
        const attrs = { from: parent.attrs.from, level: match[1]?.length ?? 2 }
        return state.tr.delete(start, end).setBlockType(start, start, nodeType('heading'), attrs)
      }),
      wrappingInputRule(/^[-*] $/, nodeType('bullet_list')),
      wrappingInputRule(/^(\d{1,3})[.)] $/, nodeType('ordered_list'), match => ({ order: Number(match[1]) })),
      wrappingInputRule(/^> $/, nodeType('blockquote')),
      markRule(/(?<![\w*])\*\*([^\s*](?:[^*]*[^\s*])?)\*\*$/, 'strong'),
      markRule(/(?<![\w*])\*([^\s*](?:[^*]*[^\s*])?)\*$/, 'emphasis'),
      markRule(/(?<![\w`])`([^`]+)`$/, 'code'),
      markRule(/\[([^\][]+)\]\(([^\s()]+)\)$/, 'link', match => ({ href: match[2] })),
    ],
  })
}

/** Gives the typed text between signs, the first group of the pattern, a mark. */
function markRule(
  pattern: RegExp,
  name: MarkType,
  attrsOf: (match: RegExpMatchArray) => object = () => ({}),
): InputRule {
  return new InputRule(pattern, ({ tr }, match, start, end) => {
    const [whole, text = ''] = match
    const from = start + whole.indexOf(text)
    tr.delete(Math.min(from + text.length, end), end).delete(start, from)
    const type = markType(name)
    return tr.addMark(start, start + text.length, type.create(attrsOf(match))).removeStoredMark(type)
  })
}
