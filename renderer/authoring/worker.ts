// The entry of worker threads of this package's commands: checks for the language server.

import { site } from 'virtual:site'
import { serveTasks } from '@proofsheet/engine/base/workers/serve-tasks'
import { createBuildTasks } from '@proofsheet/engine/build/tasks'
import { createCheckTasks } from './language-server/check-worker'

serveTasks({ ...createBuildTasks(site, process.cwd()), ...createCheckTasks(site) })
