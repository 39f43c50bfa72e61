import { createCheckTasks } from '../engine/authoring/language-server/check-worker'
import { createBuildTasks } from '../engine/builder/tasks'
import { serveTasks } from '../engine/workers/serve-tasks'
import { site } from './index'

// The entry of worker threads in builds, the dev server and the language server.
serveTasks({ ...createBuildTasks(site, process.cwd()), ...createCheckTasks(site) })
