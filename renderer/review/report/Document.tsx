import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** The policy of the report: its own files and nothing else, so that no content of a site can run in it. */
const policy =
  "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; base-uri 'none'; form-action 'none'"

/** A document of the report. `base` leads to the folder of the report. */
export function renderDocument(title: string, base: string, children: ReactNode): string {
  const markup = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="no-referrer" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <link rel="stylesheet" href={`${base}review.css`} />
        <script src={`${base}slider.js`} defer />
      </head>
      <body>{children}</body>
    </html>,
  )
  return `<!doctype html>\n${markup}\n`
}
