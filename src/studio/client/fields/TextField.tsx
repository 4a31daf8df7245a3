import { lazy, Suspense } from 'react'
import type { Form, OfferKind } from '../../types'
import { AddressField } from './AddressField'
import type { FieldProps } from './anyField'
import { ColourField } from './ColourField'
import { DayField } from './DayField'
import { IconField } from './IconField'
import { MediaField } from './MediaField'
import { NameField } from './NameField'
import { PlainField } from './PlainField'
import { RichTextField } from './RichTextField'
import { ZoneField } from './ZoneField'

type TextForm = Extract<Form, { is: 'text' }>
/** The editor of articles is large, and few parts have one. */
const HtmlField = lazy(() => import('./HtmlField').then(({ HtmlField: component }) => ({ default: component })))
/** Roles of texts that are one of the names in the file. */
const NAMES: Partial<Record<TextForm['role'], OfferKind>> = { gradient: 'gradient', font: 'font', collection: 'collection', shared: 'shared', itemField: 'itemField' }

/** The field that fits what a text is for. */
export function TextField({ form, ...props }: FieldProps & { form: TextForm }) {
  const kind = NAMES[form.role]
  if (kind) return <NameField {...props} kind={kind} />
  if (form.format === 'colour') return <ColourField {...props} />
  if (form.format) return <DayField {...props} hasTime={form.format === 'moment'} />
  switch (form.role) {
    case 'media':
      return <MediaField {...props} accepts={form.accepts} />
    case 'href':
      return <AddressField {...props} />
    case 'timeZone':
      return <ZoneField {...props} />
    case 'icon':
      return <IconField {...props} />
    case 'richText':
      return <RichTextField {...props} form={form} />
    case 'html':
      return (
        <Suspense fallback={null}>
          <HtmlField {...props} />
        </Suspense>
      )
    default:
      return <PlainField {...props} form={form} />
  }
}
