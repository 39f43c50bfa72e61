import { site } from '../../../../content/site'
import { island } from '../../../engine/islands/island'
import * as ContactEmbedIsland from '../../islands/forms/ContactEmbed.island'
import { MailLink, OfficeAddress, PhoneLink } from './reach'

const { region, portalId, formId, script, origins } = site.providers.contactForm
const ContactEmbed = island('ContactEmbed', ContactEmbedIsland)

/** Where the contact form stands: the provider's, when its ids are set; else how to reach us, pretending nothing. */
export function ContactForm() {
  if (region && portalId && formId)
    return (
      <ContactEmbed ids={{ region, portalId, formId }} script={script} origins={origins} email={site.contact.email}>
        <OtherWays withMail />
      </ContactEmbed>
    )
  return (
    <section
      aria-labelledby="write-to-us"
      className="wide my-8 bg-paper-sunk p-6 sm:p-10 grid lg:grid-cols-[7fr_4fr] gap-x-16 gap-y-8"
    >
      <div>
        <h3 id="write-to-us">Email is the fastest way to reach us</h3>
        <p className="mt-3 max-w-m-body text-ink-2">
          Tell us the job that costs you most, how often it comes back, and who does it today. We answer within 24
          business hours.
        </p>
        <p className="mt-6">
          <MailLink className="btn" />
        </p>
        <p className="mt-3 text-note text-ink-2">
          The button opens your email program. This site sends nothing itself.
        </p>
      </div>
      <OtherWays />
    </section>
  )
}

function OtherWays({ withMail = false }: { withMail?: boolean }) {
  return (
    <dl className="m-0 grid gap-5 content-start">
      {withMail && (
        <div>
          <dt className="text-note text-ink-2">Or write</dt>
          <dd>
            <MailLink className="inline-flex items-center min-h-11 text-pine-hover" />
          </dd>
        </div>
      )}
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
