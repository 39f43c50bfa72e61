import { contentSecurityPolicy } from '@proofsheet/engine/pages/html/policy'
import { finishBody } from '@proofsheet/engine/pages/html/steps'
import type { PageContext } from '@proofsheet/engine/pages/vike/data'
import { renderToStaticMarkup } from 'react-dom/server'
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import { settings } from '../content/site'
import './site/site.css'

/** The whole document of a page, in one template. */
export function onRenderHtml({ data, main }: PageContext) {
  const top = renderToStaticMarkup(
    <header className="top">
      <a className="brand" href={settings.home}>
        {settings.brand}
      </a>
      <nav>
        {settings.navigation.map(({ label, href }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </nav>
    </header>,
  )
  const body = `${top}<main class="wrap">${main}</main>`
  const policy = contentSecurityPolicy(body, {})
  const { info } = data
  const head = renderToStaticMarkup(
    <head>
      <meta charSet="utf-8" />
      {import.meta.env.PROD && <meta httpEquiv="Content-Security-Policy" content={policy} />}
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{info.title}</title>
      <meta name="description" content={info.description} />
      {info.indexable ? <link rel="canonical" href={info.canonical} /> : <meta name="robots" content="noindex" />}
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
