import { site } from '../../../content/site'
import type { PageInfo } from '../page-info/page-shapes'

/** The locale of a page that names none, by the protocol of Open Graph. */
const defaultLocale = 'en_US'

/** The preview of shared links to the page: Open Graph, and the size of X's card, which has its words from Open Graph. */
export function SocialTags({ info }: { info: PageInfo }) {
  const { title, description, canonical, image, imageSize, heading, type, article } = info
  return (
    <>
      <meta property="og:site_name" content={site.brand} />
      {site.locale !== defaultLocale && <meta property="og:locale" content={site.locale} />}
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={`${imageSize.width}`} />
      <meta property="og:image:height" content={`${imageSize.height}`} />
      <meta property="og:image:alt" content={heading} />
      {article && (
        <>
          <meta property="article:published_time" content={article.published} />
          {article.updated && <meta property="article:modified_time" content={article.updated} />}
          <meta property="article:author" content={article.author} />
          <meta property="article:section" content={article.section} />
          {article.tags.map(tag => (
            <meta key={tag} property="article:tag" content={tag} />
          ))}
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
