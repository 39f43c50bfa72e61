/** The names that sites give to one thing, in lower case without hyphens. The first that a file has counts. */
const groups: readonly (readonly string[])[] = [
  ['title', 'name', 'heading', 'headline', 'sidebarlabel'],
  ['description', 'excerpt', 'summary', 'lead', 'subtitle', 'abstract', 'teaser', 'tagline', 'intro', 'seodescription'],
  [
    'date',
    'pubdate',
    'published',
    'publishedat',
    'publishdate',
    'datepublished',
    'created',
    'createdat',
    'datecreated',
    'posted',
  ],
  [
    'updated',
    'updateddate',
    'updatedat',
    'lastupdated',
    'lastmod',
    'lastmodified',
    'lastmodifiedat',
    'modified',
    'datemodified',
  ],
  ['tags', 'tag', 'keywords', 'topics', 'labels', 'categories', 'category'],
  ['category', 'categories', 'section', 'type', 'kind'],
  ['author', 'authors', 'by', 'byline', 'writer', 'creator'],
  ['authorbio', 'bio', 'aboutauthor'],
  [
    'image',
    'cover',
    'hero',
    'thumbnail',
    'heroimage',
    'coverimage',
    'featuredimage',
    'ogimage',
    'banner',
    'picture',
    'photo',
    'socialimage',
  ],
  ['draft', 'isdraft', 'unlisted'],
  ['redirects', 'aliases', 'redirectfrom'],
  ['readtime', 'readingtime', 'minutestoread'],
]

/** The letters a to z and digits of a name, in lower case. */
export function plainName(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '')
}

/** The foreign names for a field, the likeliest first; `shape` is the group that the field's type suggests. */
export function namesFor(field: string, shape?: 'picture' | 'day'): string[] {
  const own = plainName(field)
  const first = { picture: 'image', day: 'date' }[shape ?? 'day']
  const others = groups.filter(group => group.includes(own))
  const shaped = shape ? groups.filter(([name]) => name === first) : []
  return [...new Set([own, ...[...others, ...shaped].flat()])]
}

/** Names that a site needs for itself alone: nothing is lost without them. */
export const technicalNames: readonly string[] = [
  ...[
    'layout',
    'template',
    'slug',
    'permalink',
    'url',
    'id',
    'weight',
    'order',
    'sidebarposition',
    'navorder',
    'toc',
    'math',
  ],
  ...[
    'sidebar',
    'pagination',
    'lang',
    'locale',
    'canonical',
    'hidetitle',
    'hidetableofcontents',
    'comments',
    'published',
    'uid',
    'guid',
  ],
]
