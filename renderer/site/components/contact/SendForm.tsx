import { island } from '@proofsheet/engine/pages/islands/island'
import { site } from '../../../../content/site'
import type { SendFormProps } from '../../islands/forms/SendForm.island'
import * as SendFormIsland from '../../islands/forms/SendForm.island'
import { MailLink, PhoneLink } from './reach'

const Form = island('SendForm', SendFormIsland)

/** A form that posts to its endpoint in the site's settings. Without one it opens an email, which a text before its button says. */
export function SendForm(props: Omit<SendFormProps, 'endpoint' | 'email' | 'children'>) {
  const endpoint = site.providers[props.provider]
  return (
    <Form {...props} endpoint={endpoint} email={site.contact.email}>
      <p className="mt-5 margin:mt-7 max-w-m-note text-note text-ink-2">
        You can {!endpoint && 'also '}write to <MailLink /> or call <PhoneLink />.
      </p>
    </Form>
  )
}
