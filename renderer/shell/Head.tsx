import { site } from '../../content/site'
import displayFont from '../fonts/display.woff2?url'
import textFont from '../fonts/text.woff2?url'
import { themeColor } from '../theme'
import { below } from './base-path'
import type { PageInfo } from './page-info'
import { speculationRules } from './speculation-rules'
import { structuredData } from './structured-data'

/** The document's head: what browsers, search engines and social cards are told. */
export function Head({ info, preload, policy }: { info: PageInfo; preload: string[]; policy: string }) {
  return (
    <head>
      <meta charSet="utf-8" />
      {import.meta.env.PROD && <meta httpEquiv="Content-Security-Policy" content={policy} />}
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{info.title}</title>
      <meta name="description" content={info.description} />
      {info.keywords.length > 0 && <meta name="keywords" content={info.keywords.join(', ')} />}
      {info.indexable ? <link rel="canonical" href={info.canonical} /> : <meta name="robots" content="noindex" />}
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:type" content={info.type} />
      <meta property="og:title" content={info.title} />
      <meta property="og:description" content={info.description} />
      <meta property="og:url" content={info.canonical} />
      {info.image && <meta property="og:image" content={info.image} />}
      <meta name="twitter:card" content={info.image ? 'summary_large_image' : 'summary'} />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColor.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColor.dark} />
      <link rel="icon" href={below('/icon.svg')} type="image/svg+xml" />
      {[textFont, displayFont].map(font => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
      ))}
      {preload.map(script => (
        <link key={script} rel="modulepreload" href={script} />
      ))}
      {import.meta.env.PROD && (
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
      )}
      {structuredData(info).map(json => (
        <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
      ))}
    </head>
  )
}
