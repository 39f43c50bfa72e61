// The entry of worker threads in builds, the dev server and the language server.
import { site } from 'virtual:site'
import { serveTasks } from './base/workers/serve-tasks'
import { createBuildTasks } from './build/tasks'

serveTasks(createBuildTasks(site, process.cwd()))
