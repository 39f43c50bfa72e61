import { createCheckTasks } from '../engine/authoring/language-server/check-worker'
import { createBuildTasks } from '../engine/builder/tasks'
import { serveTasks } from '../engine/workers/serve-tasks'
import { site } from './index'

// What worker threads of builds, the dev server and the language server run.
serveTasks({ ...createBuildTasks(site, process.cwd()), ...createCheckTasks(site) })
