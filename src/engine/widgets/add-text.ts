import type { CompiledField } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import type { FormModel } from '../fields/form-model'

/** The words of the button that adds a row to a list. */
export function addText(field: CompiledField, { env }: Pick<FormModel, 'env'>): string {
  const { texts, resource } = env
  const own = texts.resourceIfAny(resource.type, textKeys.add(field.id))
  return own ?? `${texts.t('form.addRow')}: ${texts.resource(resource.type, textKeys.field(field.id))}`
}
