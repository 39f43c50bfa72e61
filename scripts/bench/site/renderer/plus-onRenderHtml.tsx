import { renderToStaticMarkup } from 'react-dom/server'
import { dangerouslySkipEscape as asIs, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { site as settings } from '../content/site'
import { placeSources } from './dev/sources'
import styles from './site.css?inline'
import { WakeScript } from './WakeScript'

/** The whole document of a page, in one template. */
export function onRenderHtml({ Page, data }: PageContextServer) {
  const body = renderToStaticMarkup(
    <>
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
      </header>
      <main className="wrap">
        <Page {...data} />
      </main>
      <footer className="foot">{settings.foot}</footer>
    </>,
  )
  const text = import.meta.env.DEV ? placeSources(body) : body
  const isAwaited = import.meta.env.DEV || body.includes('<x-island')
  const script = isAwaited ? renderToStaticMarkup(<WakeScript />) : ''
  return escapeInject`<!doctype html>
<html lang="${settings.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${data.info.title}</title>
<meta name="description" content="${data.info.description}">
<style>${asIs(styles.trim())}</style>
</head>
<body>${asIs(text + script)}</body>
</html>`
}
