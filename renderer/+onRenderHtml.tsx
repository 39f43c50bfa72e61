import { contentSecurityPolicy } from '@proofsheet/engine/pages/html/policy'
import { finishBody } from '@proofsheet/engine/pages/html/steps'
import { renderToStaticMarkup } from 'react-dom/server'
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { site as settings } from '../content/site'
import { hasMoreCharacters } from './site/fonts/font-list'
import { Waiting } from './site/islands/loading/Waiting'
import { worldOf } from './site/page-info/world'
import { grantsFor } from './site/providers'
import { runtimeScripts } from './site/runtime-scripts'
import { ClosingBanner } from './site/shell/ClosingBanner'
import { Failures } from './site/shell/Failures'
import { Footer, HomeEnd } from './site/shell/Footer'
import { Head } from './site/shell/Head'
import { Header } from './site/shell/Header'
import { Consent } from './site/shell/measure/Consent'
import { SecondaryBar } from './site/shell/SecondaryBar'
import { separateStylesFor } from './site/styles/choose-sheets'
import { classShortener, shortForms } from './site/styles/shorten-classes'

const providers = grantsFor()
const shortenClasses = import.meta.env.PROD ? classShortener(import.meta.env.SHORT_NAMES) : (html: string) => html

/** Renders the document of a page: what is around the HTML of its layout. */
export async function onRenderHtml({ data, main, globalContext }: PageContextServer) {
  const { info, site } = data
  const world = info.isNotFound ? undefined : worldOf(info.url)
  const isOnStage = world !== undefined || info.isNotFound
  const hasIslands = main.includes('<x-island')
  const top = renderToStaticMarkup(
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Consent />
      <Header url={info.isNotFound ? '' : info.url} site={site} isOnStage={isOnStage} />
      <SecondaryBar crumbs={info.crumbs} isOnStage={isOnStage} />
    </>,
  )
  const closing = info.banner ? renderToStaticMarkup(<ClosingBanner banner={info.banner} />) : ''
  const foot = renderToStaticMarkup(
    <>
      {info.url !== settings.home ? <Footer site={site} /> : <HomeEnd site={site} />}
      <Failures />
      <Waiting />
    </>,
  )
  const styles = separateStylesFor(main + closing)
  const body = `${top}<main id="main" tabindex="-1">${main}</main>${closing}${foot}`
  const policy = contentSecurityPolicy(body, providers)
  const preload = hasIslands ? runtimeScripts(globalContext.assetsManifest, 'renderer/site/islands/hydrate.ts') : []
  const head = renderToStaticMarkup(
    <Head
      info={info}
      styles={styles}
      preload={preload}
      hasMoreCharacters={hasMoreCharacters(body)}
      hasPen={isOnStage || / class="[^"]*\bannotated\b/.test(main)}
      policy={policy}
    />,
  )
  const documentHtml = escapeInject`<!doctype html>
<html lang="${settings.language}">
${dangerouslySkipEscape(shortForms(head))}
<body${world ? escapeInject` class="world-${world}"` : ''}>
${dangerouslySkipEscape(shortenClasses(shortForms(finishBody(body))))}
</body>
</html>`
  return { documentHtml, injectFilter }
}

/** Leaves font preloads to the head, which preloads only those that the first screen needs; moves scripts to the end. */
function injectFilter(assets: { assetType: string | null; inject: false | 'HTML_BEGIN' | 'HTML_END' }[]) {
  for (const asset of assets) {
    if (asset.assetType === 'font') asset.inject = false
    if (asset.assetType === 'script') asset.inject = 'HTML_END'
  }
}
