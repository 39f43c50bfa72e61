import type { Issue } from '@proofsheet/engine/base/diagnostics/issue'
import type { Connection, TextDocuments } from 'vscode-languageserver/node'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import { toDiagnostic } from './diagnose'
import { fileOf, type Opened, type Workspace } from './workspace'

/** How long the content is not checked after a keystroke, in milliseconds. */
const debounceMs = 120

/** The longest time without a check while typing goes on, in milliseconds. */
const maxDelayMs = 1000

/** Gives the functions that check the content while it is written, and send what has changed to the editor. */
export function createLiveDiagnostics(
  connection: Connection,
  documents: Pick<TextDocuments<TextDocument>, 'all'>,
  opened: Opened,
) {
  let issues: Issue[] = []
  /** The diagnostics sent for each file, as JSON. */
  const published = new Map<string, string>()
  let checks = 0
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  /** When the first unchecked change arrived, in milliseconds. */
  let firstUnchecked: number | undefined

  return { checkSoon, issuesNow }

  function checkSoon() {
    clearTimeout(timer)
    firstUnchecked ??= Date.now()
    timer = setTimeout(start, Math.min(debounceMs, Math.max(0, firstUnchecked + maxDelayMs - Date.now())))
  }

  /** The issues, none from before the last keystrokes: these would put a fix in the wrong place. */
  async function issuesNow(): Promise<Issue[]> {
    if (timer) start()
    await running
    return issues
  }

  function start() {
    running = check()
  }

  async function check() {
    clearTimeout(timer)
    timer = undefined
    firstUnchecked = undefined
    const mine = ++checks
    const workspace = await opened()
    const versions = new Map(documents.all().map(({ uri, version }) => [uri, version]))
    try {
      const found = await workspace?.check()
      // Otherwise a newer check has started.
      if (!workspace || !found || mine !== checks) return
      issues = found
      const open = [...versions.keys()].map(uri => fileOf(workspace.root, uri) ?? '')
      publish(connection, workspace, groupIssues(issues, open), versions, published)
    } catch (error) {
      connection.console.error(error instanceof Error ? `${error.stack}` : String(error))
    }
  }
}

/**
 * Sends the diagnostics of files for which they have changed, usually of one file out of many; those of an open file with
 * the version that was checked, and an empty list where it has none. `published` has those of each file, as JSON.
 */
function publish(
  connection: Connection,
  { uriOf }: Workspace,
  now: ReadonlyMap<string, Issue[]>,
  versions: ReadonlyMap<string, number>,
  published: Map<string, string>,
): void {
  for (const file of new Set([...published.keys(), ...now.keys()])) {
    const diagnostics = (now.get(file) ?? []).map(toDiagnostic)
    const text = JSON.stringify(diagnostics)
    if (text === published.get(file)) continue
    const uri = uriOf(file)
    void connection.sendDiagnostics({ uri, version: versions.get(uri), diagnostics })
    if (now.has(file)) published.set(file, text)
    else published.delete(file)
  }
}

/** The issues by file; a content file that is open has a list, even an empty one. */
function groupIssues(issues: readonly Issue[], open: readonly string[]): Map<string, Issue[]> {
  const byFile = new Map<string, Issue[]>(open.filter(file => file.startsWith('content/')).map(file => [file, []]))
  for (const issue of issues) byFile.set(issue.file, [...(byFile.get(issue.file) ?? []), issue])
  return byFile
}
