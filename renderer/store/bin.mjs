#!/usr/bin/env node
import { runCommand } from '@proofsheet/engine/base/modules/run-command'

await runCommand(import.meta.dirname)
