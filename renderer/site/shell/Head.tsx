import { withBasePath } from '@proofsheet/engine/pages/html/base-path'
import { speculationRules } from '@proofsheet/engine/pages/html/speculation-rules'
import { feedFiles } from '@proofsheet/outputs/feeds/feed-files'
import { site } from '../../../content/site'
import displayFont from '../fonts/display.woff2?url'
import penFont from '../fonts/pen.woff2?url'
import textFont from '../fonts/text.woff2?url'
import moreText from '../fonts/text-more.woff2?url'
import { fullUrl } from '../full-url'
import type { PageInfo } from '../page-info/page-shapes'
import { toScriptJson } from '../page-info/structured/structured-data'
import { themeColor } from '../theme'
import { SeparateStyles } from './SeparateStyles'
import { SocialTags } from './SocialTags'

/**
 * The styles in development. A script inserts them only after Vite has bundled the dependencies; this link applies
 * until then.
 */
const firstStyles = '/@id/__x00__/__uno.css?direct'

interface HeadProps {
  info: PageInfo
  /** The style sheets that the page needs besides that of every page. */
  styles: readonly string[]
  preload: string[]
  /** Whether a text of the page has one of the characters that the second file of the fonts is for. */
  hasMoreCharacters: boolean
  /** Whether a window may begin with remarks in the pen's hand: on a stage, or where a link leads to a live example. */
  hasPen: boolean
  policy: string
}

/** The document's head, for browsers, search engines, feed readers and AI agents. */
export function Head({ info, styles, preload, hasMoreCharacters, hasPen, policy }: HeadProps) {
  const fonts = [textFont, displayFont]
  if (hasMoreCharacters) fonts.push(moreText)
  if (hasPen) fonts.push(penFont)
  return (
    <head>
      <meta charSet="utf-8" />
      {import.meta.env.PROD && <meta httpEquiv="Content-Security-Policy" content={policy} />}
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{info.title}</title>
      <meta name="description" content={info.description} />
      {info.keywords.length > 0 && <meta name="keywords" content={info.keywords.join(', ')} />}
      {info.article && <meta name="author" content={info.article.author} />}
      <meta name="robots" content={info.indexable ? 'max-image-preview:large' : 'noindex'} />
      {info.indexable && <link rel="canonical" href={info.canonical} />}
      {info.indexable && <link rel="alternate" type="text/markdown" href={info.markdownUrl} />}
      {info.list?.previous && <link rel="prev" href={fullUrl(info.list.previous)} />}
      {info.list?.next && <link rel="next" href={fullUrl(info.list.next)} />}
      {feedFiles.map(({ type, href }) => (
        <link key={type} rel="alternate" type={type} title={`${site.brand}: articles`} href={fullUrl(href)} />
      ))}
      <SocialTags info={info} />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColor.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColor.dark} />
      {/* Nothing is painted before the header is whole: its menu would move while it grows. */}
      <link rel="expect" href="#main" blocking="render" />
      <link rel="icon" href={withBasePath('/favicon.ico')} sizes="32x32" />
      <link rel="icon" href={withBasePath('/icon.svg')} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={withBasePath('/apple-touch-icon.png')} />
      <link rel="manifest" href={withBasePath('/manifest.webmanifest')} />
      {fonts.map(font => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
      ))}
      {styles.map(name => (
        <SeparateStyles key={name} name={name} />
      ))}
      <SeparateStyles name="print" />
      {preload.map(script => (
        <link key={script} rel="modulepreload" href={script} />
      ))}
      {import.meta.env.PROD && (
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
      )}
      {import.meta.env.DEV && <link rel="stylesheet" href={firstStyles} data-first-styles="" />}
      {info.structured.length > 0 && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{
            __html: toScriptJson({ '@context': 'https://schema.org', '@graph': info.structured }),
          }}
        />
      )}
    </head>
  )
}
