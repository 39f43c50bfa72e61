import type { Site } from '../../entities'

/** The names of all products, each on its own ground, across the window. */
export function ProductStrip({ site, current }: { site: Site; current?: string }) {
  return (
    <nav aria-label="All products" className="strip no-print">
      <ul className="nav">
        {site.products.map(({ slug, name, url }) => (
          <li key={slug} className={`world-${slug} ground`}>
            <a href={url} aria-current={slug === current ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
