// Reaches the browser, when a writer turns edit mode on in the dev server.
import { ask } from '../../requests'
import type { EditContext } from '../context'
import { openPage } from './open-page'

/**
 * Undoes the last change of any file, or makes it again. A page that has another address then is opened there; a page
 * that came back is opened from wherever one is.
 */
export async function stepBack(context: EditContext, direction: 'undo' | 'redo'): Promise<void> {
  if (!(await context.leave())) return
  const result = await ask(direction, {})
  const here = decodeURI(location.pathname)
  const moved = result.type === 'saved' ? result.moved : undefined
  if (moved && (moved.from ?? here) === here) openPage(moved)
  else if (result.type === 'saved')
    context.say(`${direction === 'undo' ? 'Undone' : 'Done again'} in ${result.file}; ${result.undo} more to undo.`)
  else context.say(result.type === 'refused' ? result.reason : `${result.file} was changed elsewhere meanwhile.`)
}
