import { contentSecurityPolicy } from '@proofsheet/engine/pages/html/policy'
import { finishBody } from '@proofsheet/engine/pages/html/steps'
import type { PageData } from '@proofsheet/engine/pages/vike/data'
import { renderToStaticMarkup } from 'react-dom/server'
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import { settings } from '../content/site'
import { GuideList } from './site/components'
import type { GuideEntity, Site } from './site/index'
import './site/site.css'

type Data = PageData<GuideEntity, Site>

/** The whole document of a page, in one template. */
export function onRenderHtml({ data, main }: { data: Data; main: string }) {
  const body = renderToStaticMarkup(<Frame data={data} main={main} />)
  const { title, description, canonical } = data.info
  const policy = contentSecurityPolicy(body, {})
  const head = renderToStaticMarkup(
    <head>
      <meta charSet="utf-8" />
      {import.meta.env.PROD && <meta httpEquiv="Content-Security-Policy" content={policy} />}
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    </head>,
  )
  return escapeInject`<!doctype html>
<html lang="${settings.language}">
${dangerouslySkipEscape(head)}
<body>
${dangerouslySkipEscape(finishBody(body))}
</body>
</html>`
}

/** Header, list of guides and page. Narrow windows have the list in a menu that works without script. */
function Frame({ data, main }: { data: Data; main: string }) {
  const list = <GuideList guides={data.site.guides} url={data.info.isNotFound ? undefined : data.entity.url} />
  return (
    <>
      <a className="skip" href="#main">
        Skip to the text
      </a>
      <header>
        <a className="brand" href={settings.home}>
          {settings.brand}
        </a>
        <button type="button" data-search="#guides a" aria-keyshortcuts="Control+K Meta+K" hidden>
          <span>Search</span> <span aria-hidden="true">Ctrl K</span>
        </button>
      </header>
      <div className="frame">
        <nav className="menu" aria-label="Guides">
          <details>
            <summary>All guides</summary>
            {list}
          </details>
        </nav>
        <nav className="side" id="guides" aria-label="All guides">
          {list}
        </nav>
        <main id="main" tabIndex={-1} dangerouslySetInnerHTML={{ __html: main }} />
      </div>
    </>
  )
}
