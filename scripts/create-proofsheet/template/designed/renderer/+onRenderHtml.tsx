import { withBasePath } from '@proofsheet/engine/pages/html/base-path'
import { contentSecurityPolicy } from '@proofsheet/engine/pages/html/policy'
import { finishBody } from '@proofsheet/engine/pages/html/steps'
import type { PageInfo } from '@proofsheet/engine/pages/outputs/page-info'
import type { PageData } from '@proofsheet/engine/pages/vike/data'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import { settings } from '../content/site'
import { Frame, HeadLinks } from './site/components'
import type { Site } from './site/index'
import themeScript from './site/theme.js?url&no-inline'
import './site/site.css'

/** The whole document of a page, in one template. */
export function onRenderHtml({ data, main }: { data: PageData<Site[keyof Site][number], Site>; main: string }) {
  const body = renderToStaticMarkup(
    <>
      <a className="skip" href="#main">
        Skip to the text
      </a>
      <Frame data={data} main={main} tools={<Tools />} />
    </>,
  )
  const policy = contentSecurityPolicy(body, {})
  const head = renderToStaticMarkup(<Head info={data.info} policy={policy} />)
  const documentHtml = escapeInject`<!doctype html>
<html lang="${settings.language}">
${dangerouslySkipEscape(head)}
<body>
${dangerouslySkipEscape(finishBody(body))}
</body>
</html>`
  return { documentHtml, injectFilter }
}

/** Leaves fonts to the head, which names the one that every page needs first; scripts are loaded ahead, after the text. */
function injectFilter(assets: { assetType: string | null; inject: false | 'HTML_BEGIN' | 'HTML_END' }[]) {
  for (const asset of assets) {
    if (asset.assetType === 'font') asset.inject = false
    if (asset.assetType === 'script') asset.inject = 'HTML_END'
  }
}

/** The head, for browsers, search engines and those who share a link. */
function Head({ info, policy }: { info: PageInfo; policy: string }) {
  return (
    <head>
      <meta charSet="utf-8" />
      {import.meta.env.PROD && <meta httpEquiv="Content-Security-Policy" content={policy} />}
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{info.title}</title>
      <meta name="description" content={info.description} />
      {info.indexable ? <link rel="canonical" href={info.canonical} /> : <meta name="robots" content="noindex" />}
      <meta property="og:title" content={info.heading} />
      <meta property="og:description" content={info.description} />
      <meta property="og:type" content={info.article ? 'article' : 'website'} />
      <meta property="og:url" content={info.canonical} />
      <link rel="icon" href={withBasePath('/icon.svg')} type="image/svg+xml" />
      <HeadLinks />
      <script src={themeScript} />
    </head>
  )
}

/** The buttons of the header; scripts show them, because they do nothing without. */
function Tools() {
  return (
    <div className="tools">
      <button
        type="button"
        className="tool search-button"
        data-search="[data-starts] a"
        aria-keyshortcuts="Control+K Meta+K"
        hidden
      >
        <Icon>
          <circle cx="11" cy="11" r="6.5" />
          <path d="m16 16 4.5 4.5" />
        </Icon>
        <span>Search</span>
        <span aria-hidden="true" className="keys">
          Ctrl K
        </span>
      </button>
      <button type="button" className="tool" data-theme-button="" aria-label="Dark colors" aria-pressed="false" hidden>
        <Icon>
          <circle cx="12" cy="12" r="8.5" />
          <path d="M12 3.5a8.5 8.5 0 0 1 0 17z" fill="currentColor" />
        </Icon>
      </button>
    </div>
  )
}

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
    >
      {children}
    </svg>
  )
}
