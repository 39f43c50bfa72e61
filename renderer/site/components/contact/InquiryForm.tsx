import { SendForm } from './SendForm'

/** The form with which a company asks about training. */
export function InquiryForm() {
  return (
    <SendForm
      provider="inquiry"
      subject="Training inquiry"
      label="Inquire"
      fields={[
        { label: 'First name', name: 'firstName', type: 'text', autoComplete: 'given-name', isHalf: true },
        { label: 'Last name', name: 'lastName', type: 'text', autoComplete: 'family-name', isHalf: true },
        {
          label: 'Email address',
          name: 'email',
          type: 'email',
          autoComplete: 'email',
          hint: 'We answer at this address.',
        },
        {
          label: 'Size and format',
          name: 'format',
          type: 'text',
          autoComplete: 'off',
          isOptional: true,
          hint: 'A small session for one role or a virtual day for everyone, and for how many people.',
        },
      ]}
      done={{
        title: 'We have your inquiry',
        next: 'A person reads it and answers at the address you gave.',
      }}
    />
  )
}
