import { useWantedField } from '../../../src/studio/client/fields/wantedField'

/** Says which field is waited for. */
export function Wanted() {
  return <output>{JSON.stringify(useWantedField() ?? 'none')}</output>
}
