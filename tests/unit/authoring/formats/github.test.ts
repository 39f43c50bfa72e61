import { expect, test } from 'vitest'
import { toAnnotation } from '../../../../renderer/authoring/formats/github'
import { sampleIssue } from '../../../factories/issues'

test('characters with a meaning in workflow commands are escaped', () => {
  const issue = { ...sampleIssue(), file: 'content/a,b:c.mdx', message: '100% of it\r\n::error::no' }
  const line = toAnnotation(issue)
  expect(line.split('\n')).toHaveLength(1)
  expect(line).toContain('file=content/a%2Cb%3Ac.mdx')
  expect(line).toContain('::100%25 of it%0D%0A::error::no')
})
