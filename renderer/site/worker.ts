import { createCheckTasks } from '@proofsheet/authoring/language-server/check-worker'
import { serveTasks } from '@proofsheet/engine/base/workers/serve-tasks'
import { createBuildTasks } from '@proofsheet/engine/build/tasks'
import { site } from './index'

// The entry of worker threads in builds, the dev server and the language server.
serveTasks({ ...createBuildTasks(site, process.cwd()), ...createCheckTasks(site) })
