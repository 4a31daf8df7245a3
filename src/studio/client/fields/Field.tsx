import './fields.css'
import type { FieldProps } from './anyField'
import { NumberField, OptionsField, YesNoField } from './ChoiceFields'
import { EitherField } from './EitherField'
import { JsonField } from './JsonField'
import { KindsField } from './KindsField'
import { ListField } from './ListField'
import { NamesField } from './NamesField'
import { ObjectField } from './ObjectField'
import { PointField } from './PointField'
import { TextField } from './TextField'

/** The field that fits what may be written. */
export function Field({ path, field, value }: FieldProps) {
  const { form } = field
  const props = { path, field, value }
  switch (form.is) {
    case 'point':
      return <PointField {...props} />
    case 'text':
      return <TextField {...props} form={form} />
    case 'options':
      return <OptionsField {...props} form={form} />
    case 'yesNo':
      return <YesNoField {...props} />
    case 'number':
      return <NumberField {...props} form={form} />
    case 'list':
      return <ListField {...props} form={form} />
    case 'object':
      return <ObjectField {...props} form={form} />
    case 'kinds':
      return <KindsField {...props} form={form} />
    case 'either':
      return <EitherField {...props} form={form} />
    case 'names':
      return <NamesField {...props} form={form} />
    case 'fixed':
      return null
    case 'json':
      return <JsonField {...props} />
  }
}
