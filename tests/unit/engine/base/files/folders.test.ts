import { expect, test } from 'vitest'
import { checkFiles } from '../../../../../renderer/engine/base/files/check-files'
import { beginningOf } from '../../../../factories/pictures'
import { folderOf } from '../../../../factories/root'

test('a folder with the name of a file is reported; folders for order are not', () => {
  const root = folderOf({
    'content/blog/2026/one.mdx': 'Text.',
    'content/blog/v1.2/two.mdx': 'Text.',
    'content/blog/three.mdx/text.mdx': 'Text.',
    'content/media/four.png/a.png': beginningOf('png'),
  })
  const found = checkFiles(root, { settingsFile: { file: 'content/site.ts' } }).map(
    ({ file, code }) => `${file}: ${code}`,
  )
  expect(found).toEqual(['content/blog/three.mdx: file-type', 'content/media/four.png: file-type'])
})
