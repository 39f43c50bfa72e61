import type { MDXComponents } from 'mdx/types'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MediaContext } from '../../images/media-context'
import { Guide } from './Guide'
import type { GuideData } from './guide-data'

/** What the site provides for the guide. */
export interface GuideSite {
  components: MDXComponents
  /** Wraps the page in the contexts that the site's components need. */
  provide: (site: GuideData['site'], children: ReactNode) => ReactNode
  /** The class of the element around text written in MDX. */
  bodyClass: string
  /** The site's stylesheets, as the dev server serves them. */
  styles: string[]
  /** The site's scripts. The page counts as loaded once the one that hydrates islands is there. */
  scripts: string[]
}

/** Renders the writers' guide as a document. */
export async function renderGuide(
  data: GuideData,
  { components, provide, bodyClass, styles, scripts }: GuideSite,
): Promise<string> {
  const described = data.components.map(({ Example, ...component }) => ({
    ...component,
    rendered: <Example components={components} />,
  }))
  const body = renderToStaticMarkup(
    <MediaContext value={data.media}>
      {provide(
        data.site,
        <Guide collections={data.collections} parts={data.parts} components={described} bodyClass={bodyClass} />,
      )}
    </MediaContext>,
  )
  const links = [...styles, '/renderer/engine/dev/guide/guide.css?direct']
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Writers’ guide</title><link rel="icon" href="/icon.svg">
${links.map(href => `<link rel="stylesheet" href="${href}">`).join('\n')}</head>
<body>${body}
${['/@vite/client', ...scripts].map(src => `<script type="module" src="${src}"></script>`).join('')}</body>
</html>`
}
