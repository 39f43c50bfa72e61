import { createHash } from 'node:crypto'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Plugin } from 'vite'
import { icons } from './icons'

/** Publishes all icons in one file, and gives pages its path. Pages name the drawings in it, `<use href="…#arrow">`. */
export function publishIcons(): Plugin {
  const symbols = Object.entries(icons).map(([id, drawing]) =>
    createElement('symbol', { key: id, id, viewBox: '0 0 24 24' }, drawing),
  )
  const svg = renderToStaticMarkup(createElement('svg', { xmlns: 'http://www.w3.org/2000/svg' }, symbols))
  const hash = createHash('sha256').update(svg).digest('hex')
  const path = `/assets/icons.${hash.slice(0, 8)}.svg`
  return {
    name: 'icons',
    apply: 'build',
    config: () => ({ define: { 'import.meta.env.ICONS': JSON.stringify(path) } }),
    generateBundle() {
      if (this.environment.name === 'client')
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: svg.replaceAll('></path>', '/>') })
    },
  }
}
