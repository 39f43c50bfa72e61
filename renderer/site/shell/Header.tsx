import { site as settings } from '../../../content/site'
import type { ProductMenuItem } from '../../../content/types/product'
import type { NavigationItem } from '../../../content/types/site'
import { menuCostOf } from '../components/catalogue/cost'
import { Icon } from '../components/icons/Icon'
import type { Site } from '../entities'
import { worldOf } from '../page-info/world'
import { currentOf } from './current-of'
import { PhoneMenu } from './PhoneMenu'
import { SearchButton } from './SearchButton'
import { Wordmark } from './Wordmark'

// The open page and the section that it belongs to are marked alike.
const link =
  'inline-flex items-center min-h-11 px-2 text-ink no-underline hover:text-pine hover:underline aria-[current]:text-pine aria-[current]:underline aria-[current]:decoration-2'

interface HeaderProps {
  url: string
  site: Site
  /** Whether the page begins with a stage, on whose ground the header stands until the page scrolls. */
  isOnStage: boolean
}

/** The header of each page; its panels are native disclosures, which open without scripts. */
export function Header({ url, site, isOnStage }: HeaderProps) {
  return (
    <header
      id="header"
      className={`sticky top-0 z-10 h-header border-0 border-b border-solid ${isOnStage ? 'ground' : 'border-rule bg-paper'}`}
    >
      <div className="page relative h-full flex items-center gap-x-4 lg:gap-x-6">
        <a href={settings.home} className="mr-auto text-ink no-underline" aria-label={`${settings.brand}: home page`}>
          <Wordmark className="text-[1.3rem] py-2" />
        </a>
        <nav aria-label="Main" className="hidden lg:block">
          <ul className="nav flex items-center gap-3">
            {settings.navigation.map(item => (
              <li key={item.href}>
                {item.items || item.lists ? (
                  <Panel item={item} site={site} url={url} />
                ) : (
                  <a className={link} href={item.href} aria-current={currentOf(item.href, url)}>
                    {item.label}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <SearchButton />
        <a
          className="btn py-0 min-h-10! text-note"
          href={settings.button.href}
          aria-current={currentOf(settings.button.href, url)}
        >
          {settings.button.label}
        </a>
        <PhoneMenu url={url} site={site} />
      </div>
    </header>
  )
}

function Panel({ item, site, url }: { item: NavigationItem; site: Site; url: string }) {
  const products = item.lists ? site[item.lists].map(menuItem) : undefined
  return (
    <details className="menu menu-wide" name="menu">
      <summary className={`${link} gap-1.5`} aria-current={currentOf(item.href, url) && 'true'}>
        {item.label}
        <svg className="sign" viewBox="0 0 12 12" aria-hidden="true">
          <path d="m2 4 4 4 4-4" />
        </svg>
      </summary>
      <div
        className={`menu-panel panel sheet border border-solid border-rule rounded-figure ${products ? '' : 'max-w-176'}`}
      >
        <ul className={`nav grid of-clip rounded-t-figure ${products ? 'grid-cols-5' : 'grid-cols-3'}`}>
          {products?.map(product => (
            <ProductEntry key={product.path} product={product} current={currentOf(product.path, url)} />
          ))}
          {item.items?.map(entry => (
            <Entry
              key={entry.href}
              href={entry.href}
              label={entry.label}
              line={entry.description}
              current={currentOf(entry.href, url)}
            />
          ))}
        </ul>
        <p className="m-0 px-3 py-1 flex flex-wrap gap-x-8 items-center text-ink-3">
          <a className="inline-flex items-center min-h-11" href={item.href}>
            {item.lists ? `All ${item.label.toLowerCase()}` : `${item.label} overview`}
          </a>
          {item.more?.map(({ label, href }) => (
            <a key={href} className="inline-flex items-center min-h-11" href={href}>
              {label}
            </a>
          ))}
          {item.badge && (
            <span className="ml-auto border border-solid border-rule-ctl rounded-ctl px-2 py-0.5 text-ink-2">
              {item.badge}
            </span>
          )}
        </p>
      </div>
    </details>
  )
}

/** Whether an entry leads to the open page, or to one that it belongs to. */
type Current = ReturnType<typeof currentOf>

interface EntryProps {
  href: string
  label: string
  line: string
  current: Current
}

/** A page on the ground of its part of the site. */
function Entry({ href, label, line, current }: EntryProps) {
  return (
    <li className={`world-${worldOf(href)} ground`}>
      <a
        href={href}
        aria-current={current}
        className="block h-full p-3 pb-6 text-note text-ink no-underline hover:bg-pine-wash aria-[current]:bg-pine-wash"
      >
        <span className="block font-650 text-body">{label}</span>
        {line}
      </a>
    </li>
  )
}

/** A product on its own ground, as in the strips of all products. */
function ProductEntry({ product, current }: { product: ProductMenuItem; current: Current }) {
  const { path, title, description, icon, price } = product
  return (
    <li className={`world-${worldOf(path)} ground`}>
      <a
        href={path}
        aria-current={current}
        className="flex flex-col h-full min-h-36 p-3 text-note text-ink no-underline hover:bg-pine-wash aria-[current]:bg-pine-wash"
      >
        <Icon name={icon} className="flex-none w-6 h-6" />
        <span className="mt-2 font-650 text-body">{title}</span>
        <span className="pb-2">{description}</span>
        <span className="mt-auto font-650">{price}</span>
      </a>
    </li>
  )
}

/** The entry of a product in the Products panel. */
function menuItem(product: Site['products'][number]): ProductMenuItem {
  const { name, url, tagline, icon, color } = product
  return { title: name, path: url, description: tagline, icon, color, price: menuCostOf(product) }
}
