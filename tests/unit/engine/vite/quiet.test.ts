import { expect, test } from 'vitest'
import own from '../../../../renderer/+config'
import config from '../../../../renderer/engine/pages/vike/config'

test('the terminal of a writer has no advertisement of Vike for coding tools', () => {
  expect([own, config].map(({ ai }) => ai?.skill)).toEqual([false, false])
})
