import { island } from '@proofsheet/engine/pages/islands/island'
import { site } from '../../../../content/site'
import * as ContactEmbedIsland from '../../islands/forms/ContactEmbed.island'
import { MailLink, mailHref, OfficeAddress, PhoneLink } from './reach'

const { region, portalId, formId, script, origins } = site.providers.contactForm
const ContactEmbed = island('ContactEmbed', ContactEmbedIsland)

/** The first lines of the visitor's email: the facts that we need to answer on the first try. */
const lines = [
  'The task, and how often it comes back:',
  'What a wrong result would cost:',
  'How many people it concerns:',
  'The date by which it has to work:',
]

/** The provider's contact form, if its ids are set; otherwise a link that opens an email with the questions in it. */
export function ContactForm() {
  if (region && portalId && formId)
    return (
      <ContactEmbed ids={{ region, portalId, formId }} script={script} origins={origins} email={site.contact.email}>
        <OtherWays />
      </ContactEmbed>
    )
  return (
    <section
      aria-labelledby="write-to-us"
      className="wide my-8 bg-paper-sunk p-6 sm:p-10 grid lg:grid-cols-2 gap-x-16 gap-y-8"
    >
      <div>
        <h3 id="write-to-us">An email with the questions in it</h3>
        <p className="mt-3 text-ink-2">
          The button opens your email program with four lines to complete. This site sends nothing itself, and you can
          write in your own way just as well.
        </p>
        <p className="mt-6">
          <a className="btn" href={mailHref('A question', lines)}>
            Begin the email
          </a>
        </p>
      </div>
      <ol className="nav border-0 border-b border-solid border-rule-ctl">
        {lines.map(line => (
          <li key={line} className="py-3 border-0 border-t border-solid border-rule-ctl text-ink-2">
            {line}
          </li>
        ))}
      </ol>
    </section>
  )
}

function OtherWays() {
  return (
    <dl className="m-0 grid gap-5 content-start">
      <div>
        <dt className="text-note text-ink-2">Or write</dt>
        <dd>
          <MailLink className="inline-flex items-center min-h-11 text-pine-hover" />
        </dd>
      </div>
      <div>
        <dt className="text-note text-ink-2">Or call</dt>
        <dd>
          <PhoneLink className="inline-flex items-center min-h-11 text-pine-hover" />
        </dd>
      </div>
      <div>
        <dt className="text-note text-ink-2">Or visit</dt>
        <dd className="mt-1">
          <OfficeAddress />
        </dd>
      </div>
    </dl>
  )
}
