// The entry of worker threads of this package's commands: checks for the language server. As the program of a process, it
// checks the content below a folder once, for `fillStore`.

import { isMainThread } from 'node:worker_threads'
import { site } from 'virtual:site'
import { serveParent } from '@proofsheet/engine/base/failures/run-child'
import { serveTasks } from '@proofsheet/engine/base/workers/serve-tasks'
import { createBuildTasks } from '@proofsheet/engine/build/tasks'
import { createCheckTasks } from './language-server/check-worker'
import { fillStore } from './language-server/fill-store'

const [, , root = ''] = process.argv
const checkTasks = createCheckTasks(site, isMainThread ? undefined : fillStore)
serveTasks({ ...createBuildTasks(site, process.cwd()), ...checkTasks })
if (isMainThread) await serveParent(() => checkTasks.checkContent({ root, unsaved: new Map() }))
