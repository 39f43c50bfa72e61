import { MediaContext } from '@proofsheet/engine/content/media/media-context'
import type { MDXComponents } from 'mdx/types'
import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ComponentsPage } from './ComponentsPage'
import { FieldsPage } from './FieldsPage'
import guideStyles from './guide.css?inline'
import type { GuideData } from './guide-data'
import type { GuidePage } from './guide-pages'
import { IndexPage } from './IndexPage'
import { MarkdownPage } from './MarkdownPage'

/** The parts of the site that the guide uses. */
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

const nothing = '<p class="kind">With the settings of this site, it shows nothing.</p>'

/** Renders a page of the writers' guide as a document. An example without output says so. */
export async function renderGuide(
  data: GuideData,
  page: GuidePage,
  { components, provide, bodyClass, styles, scripts }: GuideSite,
): Promise<string> {
  const pages: Record<GuidePage['name'], () => ReactElement> = {
    index: () => <IndexPage {...data} />,
    markdown: () => <MarkdownPage chapters={data.chapters} components={components} bodyClass={bodyClass} />,
    components: () => <ComponentsPage described={data.components} components={components} bodyClass={bodyClass} />,
    fields: () => <FieldsPage collections={data.collections} parts={data.parts} />,
  }
  const body = renderToStaticMarkup(
    <MediaContext value={data.media}>{provide(data.site, pages[page.name]())}</MediaContext>,
  )
  const frame = `<div class="${bodyClass} example">`
  const content = body.replaceAll(`${frame}</div>`, `${frame}${nothing}</div>`)
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="dev-tool" content="guide"><title>${page.title}</title><link rel="icon" href="/icon.svg">
${styles.map(href => `<link rel="stylesheet" href="${href}">`).join('\n')}<style>${guideStyles}</style></head>
<body>${content}
${['/@vite/client', ...scripts].map(src => `<script type="module" src="${src}"></script>`).join('')}</body>
</html>`
}
