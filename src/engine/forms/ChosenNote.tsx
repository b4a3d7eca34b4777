import type { CompiledField } from '../../manifest/compiled'
import { isEmpty, readFirst } from '../../manifest/subject'
import { Text } from '../../ui/typography/Text'
import { plain } from '../cells/cell'
import type { FormModel } from './use-form'

/** What the chosen item says of itself, under the choices; nothing before one is chosen. */
export function ChosenNote({ field, model }: { field: CompiledField; model: FormModel }) {
  const path = field.options?.kind === 'operation' ? field.options.about : undefined
  if (path === undefined) return null
  const value = model.values[field.id]
  const chosen = model.choices(field)?.options.find((option) => option.value === value)
  const words = readFirst(chosen?.item, path)
  return isEmpty(words) ? null : <Text>{plain(words)}</Text>
}
