import { test } from 'playwright/test'
import { removeCopy } from '../project-copy'
import { configuredRoot } from './configured-site'

test('the configured site is removed', () => removeCopy(configuredRoot))
