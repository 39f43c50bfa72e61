#!/usr/bin/env node
import { runCommand } from './dist/base/modules/run-command.js'

await runCommand(import.meta.dirname)
