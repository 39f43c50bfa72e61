import type { Href } from '@proofsheet/engine/content/schema/text'
import type { Banner } from './banner'
import type { Action } from './text'

/** One entry of the header; with items it opens a panel. */
export interface NavigationItem extends Action {
  /** The panel's entries, each with a line of purpose. */
  items?: (Action & {
    /**
     * One line of purpose.
     * @example Every product behind your own sign-in
     */
    description: string
  })[]
  /**
   * A badge at the foot of the panel.
   * @example AWS Partner
   */
  badge?: string
  /** Whether the panel lists the entities of a collection instead of items. */
  lists?: 'products'
  /** Further links at the foot of the panel, beside the one to the page itself. */
  more?: Action[]
  /**
   * Pages of this part of the site whose URLs begin otherwise: the item is marked on them, too, and they have its colors.
   * @example ["/executive-ai-leadership/"]
   */
  pages?: string[]
}

/** A page in the map of the site. */
export interface SiteMapLink extends Action {
  /**
   * Whether the search offers it before anything is typed.
   * @example true
   */
  isOften?: boolean
}

/** One row of the site map: a subject with the pages that belong to it. */
export interface SiteMapRow {
  /**
   * The subject.
   * @example Learning
   */
  label: string
  /** The pages, behind those of the collection. */
  links: SiteMapLink[]
  /** Whether the row begins with the entities of a collection. */
  lists?: 'products'
}

/** What a message can be about. */
export interface Topic {
  /**
   * The name by which a link chooses it, as in `/contactUs/?about=quote`: small letters and hyphens.
   * @pattern ^[a-z]+(-[a-z]+)*$
   * @example quote
   */
  about: string
  /**
   * The subject, which becomes that of the email.
   * @example A quote for training
   */
  label: string
}

/** Who we are and where we can be reached. */
export interface Contact {
  /**
   * The phone number as it is shown.
   * @example +1 609 555 0142
   */
  phone: string
  /**
   * The address for mail.
   * @example hello@workings.example
   */
  email: string
  /**
   * The lines of the office's address.
   * @example ["Princeton, New Jersey"]
   */
  office: string[]
  /**
   * When someone answers.
   * @example Mon-Fri 9am-6pm
   */
  hours: string
  /** Our pages on other sites. */
  social: Action[]
  /** What a message can be about, besides each product, training program and solution. */
  topics: Topic[]
  /** The page that says all this. */
  page: Href
}

/** Identifiers of outside services; an empty one switches its service off. */
export interface Providers {
  /** The analytics service: our id there, and the address that page views are posted to as JSON. */
  analytics: { id: string; endpoint: string }
  /** The contact form of the marketing-automation provider; off unless all three ids are set. */
  contactForm: {
    region: string
    portalId: string
    formId: string
    /** The address of the script that makes the form. */
    script: string
    /** The provider's other origins: where the form's fields come from and its answers go to. */
    origins: string[]
  }
  /**
   * The address of the map that can be embedded.
   * @example https://maps.example/embed?place=princeton
   */
  map: string
  /**
   * The hosts whose pages texts may show in an iframe, each loaded when a visitor clicks.
   * @example ["www.youtube-nocookie.com"]
   */
  embeds: string[]
  /**
   * Where the newsletter form posts to.
   * @example https://forms.example/newsletter
   */
  newsletter: string
  /**
   * Where the training inquiry form posts to.
   * @example https://forms.example/inquiry
   */
  inquiry: string
  /**
   * Where the contact page's own form posts to.
   * @example https://forms.example/message
   */
  contactMessage: string
}

/** Is told of a page's vitals as they become known: times in milliseconds, CLS without a unit. */
export type OnVital = (vital: {
  name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB'
  value: number
  rating: 'good' | 'needs-improvement' | 'poor'
  /** Unique to the page shown, so that later values of one measurement can replace earlier ones. */
  id: string
}) => void

/** The site's settings: one file, one place for each decision. */
export interface SiteSettings {
  /**
   * The company's name.
   * @example Workings
   */
  brand: string
  /**
   * The line beside the name.
   * @example Learn AI without coding
   */
  tagline: string
  /**
   * Where the site is published, without a closing slash.
   * @example https://workings.example
   */
  origin: string
  /** The language of the content. */
  language: 'en'
  /** The same with the country, as social networks want it. */
  locale: 'en_US'
  /**
   * The year and name in the footer.
   * @example © 2025 Workings
   */
  copyright: string
  /** The header. */
  navigation: NavigationItem[]
  /** The button in the header. */
  button: Action
  /** The footer's links. */
  footer: Action[]
  /** The map of the site at the end of every page. */
  siteMap: SiteMapRow[]
  /** The closing banner, unless a page says otherwise. */
  banner: Banner
  /** How to reach us. */
  contact: Contact
  /**
   * Names for address segments in the breadcrumb bar.
   * @example { "faq": "FAQ" }
   */
  breadcrumbs: Record<string, string>
  /** Outside services. */
  providers: Providers
  /** The address of the home page. */
  home: Href
}
