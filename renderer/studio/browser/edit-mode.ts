// Reaches the browser, when a writer turns edit mode on in the dev server.
import { observeIslands } from '@proofsheet/engine/vite/browser/morph'
import { setPageHeaders, updatePage } from '@proofsheet/engine/vite/browser/update'
import { tokenHeader } from '../contract'
import { findTargets } from './marks'
import { pairIsland, takeMarks } from './pair-islands'
import { dropToken, readToken } from './requests'
import { startSession } from './session'

let session: Promise<{ end(): Promise<boolean> }> | undefined

interface Asked {
  button: HTMLElement
  /** Whether the writer turned it on now, and not on a page before. */
  isAsked: boolean
}

/** Turns edit mode on or off. Settles with whether it is on: it stays on while something can't be saved. */
export async function setEditMode(isOn: boolean, { button, isAsked }: Asked): Promise<boolean> {
  if (isOn) {
    session ??= requestMarks().then(() => startSession(isAsked))
    await session.catch(error => {
      session = undefined
      throw error
    })
  } else if (session) {
    if (!(await (await session).end())) return true
    session = undefined
    setPageHeaders({})
    await updatePage()
    button.focus()
  }
  return isOn
}

/** Updates the page to one whose elements say which texts they show. */
async function requestMarks(): Promise<void> {
  observeIslands((content, live) => (live ? pairIsland(live, content) : takeMarks(content)))
  setPageHeaders({ [tokenHeader]: await readToken() })
  await updatePage()
  if (findTargets().length > 0) return
  // The server was started again since it gave the token.
  dropToken()
  setPageHeaders({ [tokenHeader]: await readToken() })
  await updatePage()
}
