import { expect, test } from 'vitest'
import { createLoader } from '../../../renderer/engine/content/load'
import { type CheckContent, checkChange } from '../../../renderer/studio/files/check-change'
import { legalPage } from '../../factories/content-files'
import { temporaryRoot } from '../../factories/root'
import { site } from '../../fixtures/sample-site/renderer/site/index'

const file = 'content/legal/rules.mdx'
const worked = '<Worked title="A" input="B" output="C" check="D" />'

test('the issues of a change are known, those of components too', async () => {
  const check: CheckContent = createLoader({
    root: temporaryRoot({ 'legal/rules.mdx': legalPage({}, worked) }),
    site,
  })
  const codesOf = async (body: string) => {
    const { issues } = await checkChange(check, file, legalPage({}, body))
    return issues.filter(({ isNew }) => isNew).map(({ code }) => code)
  }
  expect(await codesOf(`One.\n\n${worked}`)).toEqual([])
  expect(await codesOf(`Two.\n\n${worked}`)).toEqual([])
  expect(await codesOf(`Two.\n\n${worked.replace('title="A"', '')}`)).toEqual(['prop-missing'])
  expect(await codesOf(`Three.\n\n${worked.replace('title="A"', '')}`)).toEqual(['prop-missing'])
  expect(await codesOf(`Three.\n\n${worked}`)).toEqual([])
  expect(await codesOf('No <Unknown />.')).toEqual(['body-component'])
})
