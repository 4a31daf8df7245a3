import type { ResolveContext } from '../../parts/resolve'
import { type Delivery, deliveryOf } from './delivery'
import type { Form } from './schema'

/** A form as it is drawn: how it sends is worked out, so that no visitor is sent what is known of services. */
export type FormProps = Omit<Form, 'deliver'> & { deliver?: Delivery | undefined }

export function resolve({ deliver, ...form }: Form, { siteUrl }: Pick<ResolveContext, 'siteUrl'>): FormProps {
  return { ...form, ...(deliver && { deliver: deliveryOf({ ...form, deliver }, siteUrl) }) }
}
