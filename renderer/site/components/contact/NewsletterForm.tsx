import { site } from '../../../../content/site'
import { SendForm } from './SendForm'

const stop = 'New articles as they appear. Write to us to stop.'
const byEmail = 'The button opens your email program with a message to us; it leaves when you send it there.'

/** The field to ask for the newsletter with. */
export function NewsletterForm() {
  return (
    <SendForm
      provider="newsletter"
      subject="Newsletter"
      label="Subscribe"
      look="inline"
      fields={[
        {
          label: 'Email address',
          name: 'email',
          type: 'email',
          autoComplete: 'email',
          hint: site.providers.newsletter ? stop : `${stop} ${byEmail}`,
        },
      ]}
      done={{
        title: 'We have your address',
        next: 'You get an email when the next article appears. One may come first that asks you to confirm the address.',
      }}
    />
  )
}
