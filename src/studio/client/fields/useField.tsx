import { useKept } from '../useKept'
import type { FieldProps } from './anyField'
import { Told, useProblemsAt } from './problemsAt'

/**
 * All that fields have in common: what is typed is kept and written, what is wrong is said beside it, and other parts of the Studio find
 * the field by its path.
 */
export function useField({ path, field, value }: FieldProps) {
  const kept = useKept(path, value)
  const told = useProblemsAt(path)
  const common = {
    label: field.title,
    description: field.help || undefined,
    withAsterisk: field.isRequired && field.name !== '',
    error: kept.fault || (told.length > 0 ? told.map((problem) => <Told key={problem.code + problem.message} problem={problem} />) : undefined),
    'data-path': JSON.stringify(path),
  }
  /** What is typed into a field of text: nothing at all takes the field out, where it may be left out. */
  const take = (text: string) => kept.type(text === '' && !field.isRequired ? undefined : text)
  /** What is chosen and not typed is written at once. */
  const choose = (next: unknown) => {
    kept.type(next)
    kept.commit()
  }
  const shown = kept.shown === undefined ? field.usual : kept.shown
  return { ...kept, shown, text: typeof shown === 'string' ? shown : '', common, take, choose }
}
