import type { OpenField } from '../../../src/blocks/form/validation'

/** A field of each kind that words are written into, or chosen from. */
export const text = {
  kind: 'text',
  name: 'fullName',
  label: 'Name',
  minLength: { value: 3, message: 'Too short.' },
  maxLength: { value: 5, message: 'Too long.' },
} satisfies OpenField
export const email = { kind: 'email', name: 'email', label: 'Mail', invalid: 'No address.', required: 'Write it.' } satisfies OpenField
export const choice = { kind: 'choice', name: 'topic', label: 'Topic', placeholder: 'Choose', options: ['Fees', 'Other'], required: 'Choose one.' } satisfies OpenField
export const agreement = { kind: 'agreement', name: 'consent', label: 'I agree.', required: 'Agree.' } satisfies OpenField
export const phone = { kind: 'phone', name: 'phone', label: 'Phone' } satisfies OpenField
export const message = { kind: 'message', name: 'message', label: 'Message', maxLength: { value: 5, message: 'Too long.' } } satisfies OpenField
