import { SendForm } from './SendForm'

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
          hint: 'New articles as they appear. Write to us to stop.',
        },
      ]}
      done={{
        title: 'We have your address',
        next: 'You get an email when the next article appears. One may come first that asks you to confirm the address.',
      }}
    />
  )
}
