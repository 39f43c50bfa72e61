import type { MDXContent } from 'mdx/types'
import { renderToStaticMarkup } from 'react-dom/server'
import { components } from '../../../site/components/components'
import { SiteContext } from '../../../site/components/site-context'
import { findEntries } from '../../content/find'
import { MediaContext } from '../../images/media-context'
import { readMedia } from '../../images/read-media'
import { compileCode, readCode } from '../../mdx/compile-module'
import { describeComponents } from '../../types/describe-components'
import { typeSchema } from '../../types/schema'
import { readContent } from '../content'
import { describeTypes } from './describe-types'
import { Guide } from './Guide'

/** What the page is dressed with: the site's own styles, and those that only the guide has. */
const styles = [
  '/@id/__x00__/__uno.css?direct',
  '/renderer/site/fonts/faces.css?direct',
  '/renderer/engine/dev/guide/guide.css?direct',
]

/** The page counts as loaded when what wakes islands is there: a click that comes before it would be lost. */
const scripts = ['/@vite/client', '/renderer/engine/islands/hydrate.ts', '/renderer/+client.ts']

/** The writers' guide as a whole document, made from the types and components as they are now. */
export async function renderGuide(root: string): Promise<string> {
  const { site } = await readContent()
  const { definitions } = await typeSchema(root)
  const sources = findEntries(root).value
  const described = await Promise.all(
    (await describeComponents()).map(async component => {
      const Example = await renderExample(component.example)
      const used = sources.find(({ source }) => source.includes(`<${component.name}`))
      return {
        ...component,
        rendered: <Example components={components} />,
        ...(used && { used: `${used.file}:${lineOf(`<${component.name}`, used.source)}` }),
      }
    }),
  )
  const body = renderToStaticMarkup(
    <MediaContext value={await readMedia()}>
      <SiteContext value={site}>
        <Guide {...describeTypes(definitions)} components={described} />
      </SiteContext>
    </MediaContext>,
  )
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Writers’ guide</title><link rel="icon" href="/icon.svg">
${styles.map(href => `<link rel="stylesheet" href="${href}">`).join('\n')}</head>
<body>${body}
${scripts.map(src => `<script type="module" src="${src}"></script>`).join('')}</body>
</html>`
}

/** The example as a writer's text is drawn. */
async function renderExample(example: string): Promise<MDXContent> {
  return readCode(await compileCode(`---\n---\n\n${example}\n`, 'example.mdx'))
}

function lineOf(words: string, source: string): number {
  return source.slice(0, source.indexOf(words)).split('\n').length
}
