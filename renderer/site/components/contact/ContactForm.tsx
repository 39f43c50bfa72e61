import { island } from '@proofsheet/engine/pages/islands/island'
import { site } from '../../../../content/site'
import * as ContactEmbedIsland from '../../islands/forms/ContactEmbed.island'
import type { ChoiceGroup } from '../../islands/forms/send-fields'
import { useSite } from '../site-context'
import { ContactDetails } from './ContactDetails'
import { officeHours } from './office-hours'
import { MailLink, OfficeAddress, PhoneLink } from './reach'
import { SendForm } from './SendForm'

const { region, portalId, formId, script, origins } = site.providers.contactForm
const ContactEmbed = island('ContactEmbed', ContactEmbedIsland)

export interface ContactFormProps {
  /**
   * How soon a message is answered, in business hours.
   * @example 24 business hours
   */
  promise: string
}

/**
 * The fields in which visitors write to us, beside the email that they become, and every other way to reach us; the
 * provider's contact form instead, if its ids are set.
 */
export function ContactForm({ promise }: ContactFormProps) {
  return (
    <>
      {region && portalId && formId ? (
        <ContactEmbed ids={{ region, portalId, formId }} script={script} origins={origins} email={site.contact.email}>
          <OtherWays />
        </ContactEmbed>
      ) : (
        <MessageForm promise={promise} />
      )}
      <div className="ways wide">
        <ContactDetails />
      </div>
    </>
  )
}

/** The facts that we need to answer on the first try. */
function MessageForm({ promise }: ContactFormProps) {
  return (
    <SendForm
      provider="contactMessage"
      subject="A message to us"
      label={site.providers.contactMessage ? 'Send the message' : 'Open in your email program'}
      id="write-to-us"
      look="letter"
      reply={{ businessHours: Number.parseInt(promise, 10), office: officeHours() }}
      fields={[
        {
          label: 'What it is about',
          name: 'about',
          type: 'choice',
          autoComplete: 'off',
          isOptional: true,
          choices: useTopics(),
        },
        {
          label: 'The task, and how often it comes back',
          name: 'task',
          type: 'long',
          autoComplete: 'off',
          missing: 'Write a line about the task.',
          hint: 'No names, passwords or customer data.',
          example: 'Orders come by email, 40 a day. Two of us type them into our system until noon.',
        },
        {
          label: 'What a wrong result would cost',
          name: 'cost',
          type: 'text',
          autoComplete: 'off',
          isOptional: true,
          example: 'A wrong quantity is a truck sent twice.',
        },
        {
          label: 'How many people',
          name: 'people',
          type: 'text',
          autoComplete: 'off',
          isOptional: true,
          example: 'Two, and a third in spring.',
          isHalf: true,
        },
        {
          label: 'By which date',
          name: 'date',
          type: 'text',
          autoComplete: 'off',
          isOptional: true,
          example: 'Before the season begins in March.',
          isHalf: true,
        },
        // An email has its sender's address already.
        ...(site.providers.contactMessage
          ? [{ label: 'Email address', name: 'email', type: 'email', autoComplete: 'email' } as const]
          : []),
      ]}
      done={{ title: 'We have your message', next: 'A person reads it and answers at the address you gave.' }}
    />
  )
}

/** What a message can be about: what the settings name, then every tool, program and solution by its file name. */
function useTopics(): ChoiceGroup[] {
  const { products, training, solutions } = useSite()
  const titled = ({ slug, title }: { slug: string; title: string }) => ({ about: slug, label: title })
  return [
    { label: 'For companies', choices: site.contact.topics.map(({ about, label }) => ({ about, label })) },
    { label: 'Training programs', choices: training.map(titled) },
    { label: 'Tools', choices: products.map(({ slug, name }) => ({ about: slug, label: `The tool ${name}` })) },
    { label: 'Solutions', choices: solutions.map(titled) },
  ]
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
