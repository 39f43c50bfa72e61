import type { Issue } from '@proofsheet/engine/base/diagnostics/issue'
import type { Connection } from 'vscode-languageserver/node'
import { toDiagnostic } from './diagnose'
import type { Opened, Workspace } from './workspace'

/** How long the content is not checked after a keystroke, in milliseconds. */
const debounceMs = 120

/** The longest time without a check while typing goes on, in milliseconds. */
const maxDelayMs = 1000

/** Gives the functions that check the content while it is written, and send what has changed to the editor. */
export function createLiveDiagnostics(connection: Connection, opened: Opened) {
  let issues: Issue[] = []
  /** The diagnostics sent for each file, as JSON. */
  const published = new Map<string, string>()
  let checks = 0
  let timer: NodeJS.Timeout | undefined
  /** When the first unchecked change arrived, in milliseconds. */
  let firstUnchecked: number | undefined

  return { checkSoon, issuesNow }

  function checkSoon() {
    clearTimeout(timer)
    firstUnchecked ??= Date.now()
    timer = setTimeout(check, Math.min(debounceMs, Math.max(0, firstUnchecked + maxDelayMs - Date.now())))
  }

  /** The issues, none from before the last keystrokes: these would put a fix in the wrong place. */
  async function issuesNow(): Promise<Issue[]> {
    if (timer) await check()
    return issues
  }

  async function check() {
    clearTimeout(timer)
    timer = undefined
    firstUnchecked = undefined
    const mine = ++checks
    const workspace = await opened()
    try {
      const found = await workspace?.check()
      // Otherwise a newer check has started.
      if (!workspace || !found || mine !== checks) return
      issues = found
      publish(workspace)
    } catch (error) {
      connection.console.error(error instanceof Error ? `${error.stack}` : String(error))
    }
  }

  /** Sends the diagnostics of files for which they have changed: usually one file out of many. */
  function publish(workspace: Workspace) {
    const now = new Map<string, Issue[]>()
    for (const issue of issues) now.set(issue.file, [...(now.get(issue.file) ?? []), issue])
    for (const file of new Set([...published.keys(), ...now.keys()])) {
      const diagnostics = (now.get(file) ?? []).map(toDiagnostic)
      const text = JSON.stringify(diagnostics)
      if (text === published.get(file)) continue
      void connection.sendDiagnostics({ uri: workspace.uriOf(file), diagnostics })
      if (diagnostics.length > 0) published.set(file, text)
      else published.delete(file)
    }
  }
}
