import type { CheckContext } from '../../parts/check'
import { hasToken } from '../../parts/token'
import { deliveryOf } from './delivery'
import { isTarget } from './deliverSchema'
import { beyondService, clashingName, foreignNext, needlessTo, neededValue, secretSent, unreadable, wrongTo } from './deliveryMessages'
import type { Form } from './schema'
import { isSecretName, isSecretValue } from './secrets'
import { SERVICES, serviceOf } from './services'

export const deliveryMessages = [wrongTo, secretSent, foreignNext, beyondService, unreadable, clashingName, neededValue, needlessTo]

type Report = CheckContext['report']
type Delivered = Form & { deliver: NonNullable<Form['deliver']> }

/** Reports what a service would refuse or nobody would receive, and secrets, which every visitor could read. */
export function checkDelivery(form: Form, report: Report): void {
  checkSecrets(form, report)
  if (!isDelivered(form)) return
  checkTarget(form, report)
  checkForm(form, report)
  checkNames(form, report)
  const { next } = form.deliver
  if (next !== undefined && !hasToken(next) && !next.startsWith('/')) report(['deliver', 'next'], foreignNext, { next })
}

const isDelivered = (form: Form): form is Delivered => form.deliver !== undefined

function checkTarget({ deliver }: Delivered, report: Report): void {
  const { service: name, to, send } = deliver
  const service = serviceOf(name)
  const { pattern, example, usual, isOwn } = service.to
  const given = to === undefined || hasToken(to) ? undefined : to
  if (to === undefined && usual === undefined && !isOwn) report(['deliver'], wrongTo, { service: name, to, example })
  if (given !== undefined && !(isTarget(given) && pattern.test(given))) report(['deliver', 'to'], wrongTo, { service: name, to, example })
  const other = given === undefined || name ? undefined : knownService(given)
  if (other) report(['deliver', 'to'], needlessTo, { to: given ?? '', service: other })
  if (service.needs && !send?.[service.needs]) report(['deliver'], neededValue, { service: name ?? '', name: service.needs })
}

/** The service that an address belongs to. A path may belong to any. */
function knownService(to: string): string | undefined {
  return Object.entries(SERVICES).find(([, service]) => to.startsWith('https:') && service.to.pattern.test(to))?.[0]
}

function checkForm({ deliver, fields }: Delivered, report: Report): void {
  const { service: name, as } = deliver
  const { json, files } = serviceOf(name)
  if (as === 'json' && !json) report(['deliver', 'as'], beyondService, { service: name ?? '' })
  fields.forEach(({ kind }, index) => {
    if (kind === 'file' && (as === 'json' || !files)) report(['fields', index, 'kind'], unreadable, {})
  })
}

/** A name that stands for two things reaches nobody as one of them, also where it is the service that calls something so. */
function checkNames(form: Delivered, report: Report): void {
  const { send = {}, honeypot: own } = form.deliver
  // The address of the site is of no matter to names.
  const { hidden, honeypot } = deliveryOf(form, '')
  const names = new Set(form.fields.map(({ name }) => name))
  for (const name of Object.keys(send)) if (names.has(name) || (own === undefined && name === honeypot)) report(['deliver', 'send', name], clashingName, { name })
  form.fields.forEach(({ name }, index) => {
    if (!Object.hasOwn(send, name) && own !== name && (Object.hasOwn(hidden, name) || name === honeypot)) report(['fields', index, 'name'], clashingName, { name })
  })
  if (own !== undefined && (names.has(own) || Object.hasOwn(hidden, own))) report(['deliver', 'honeypot'], clashingName, { name: own })
}

function checkSecrets({ deliver, fields }: Form, report: Report): void {
  const { to, send = {} } = deliver ?? {}
  if (to && isSecretValue(to)) report(['deliver', 'to'], secretSent, { name: 'to' })
  for (const [name, value] of Object.entries(send)) if (isSecretName(name) || isSecretValue(value)) report(['deliver', 'send', name], secretSent, { name })
  fields.forEach((field, index) => {
    if (field.kind === 'hidden' && (isSecretName(field.name) || isSecretValue(field.value))) report(['fields', index, 'value'], secretSent, { name: field.name })
  })
}
