import { expect, test } from 'vitest'
import { readFields } from './field-reads'

/** Fields that nothing reads, each with the reason why it is there. */
const unreadFor: Record<string, string> = {
  'BlogPost.id': 'the check keeps it unique: `unique` of the collection',
  'GeneralPage.aliases': 'the engine makes further URLs of it',
  'Product.order': 'the loader sorts by it',
  'Solution.order': 'the loader sorts by it',
  'TrainingProgram.order': 'the loader sorts by it',
  'Product.thumbnail': 'for other programs that read the content; lists show lines of the live example',
  'Product.testimonial': 'for other programs that read the content; its page quotes the same person',
  'CatalogueQuote.image': 'as `Product.testimonial`',
  'Price.note': 'for those who maintain the texts, and for the check of prices',
  'BannerStat.icon': 'for other programs that read the content; the closing shows numbers and words',
  'TrustIndicator.icon': 'as `BannerStat.icon`',
  'ProductMenuItem.color':
    'of the shape of a menu entry; the menu shows the ground of the product, which has this color',
  'Product.emoji': 'for other programs that read the content; pages show no emoji',
}

test('every field of the content is read by a page, the head, an output or a list', { timeout: 120_000 }, () => {
  const { fields, unread } = readFields()
  expect(fields).toContain('Product.emoji')
  expect(unread.filter(field => !Object.hasOwn(unreadFor, field))).toEqual([])
  expect(Object.keys(unreadFor).filter(field => !unread.includes(field))).toEqual([])
})
