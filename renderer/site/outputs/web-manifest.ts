import { withBasePath } from '@proofsheet/engine/pages/html/base-path'
import type { Output, OutputContext } from '@proofsheet/engine/pages/outputs/output'
import { themeColor } from '../theme'
import { icons } from './icons'

const path = 'manifest.webmanifest'

/** Generates the web app manifest, for visitors who install the site. */
export function webManifest({ settings }: OutputContext): Output[] {
  const manifest = {
    name: settings.brand,
    short_name: settings.brand,
    description: settings.tagline,
    lang: settings.language,
    id: withBasePath(settings.home),
    start_url: withBasePath(settings.home),
    scope: withBasePath('/'),
    display: 'browser',
    background_color: themeColor.light,
    theme_color: themeColor.light,
    icons: icons
      .filter(({ purpose }) => purpose)
      .map(({ path, size, purpose }) => ({
        src: withBasePath(`/${path}`),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
  }
  return [{ path, content: `${JSON.stringify(manifest, null, 2)}\n` }]
}
webManifest.paths = [path]
