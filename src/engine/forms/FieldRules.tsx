import { fitsPattern } from '../../lib/pattern-rules'
import type { CompiledField } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { RuleList } from '../../ui/form-controls/RuleList'
import { plain } from '../cells/cell'
import type { FormModel } from '../fields/form-model'

/** The rules of a field, each marked by whether what is typed keeps it. */
export function FieldRules({ field, model }: { field: CompiledField; model: FormModel }) {
  const { t, resource: text } = useTexts()
  const value = plain(model.values[field.id])
  return (
    <RuleList
      metLabel={t('form.ruleMet')}
      unmetLabel={t('form.ruleUnmet')}
      rules={(field.rules ?? []).map(({ id, pattern }) => ({
        id,
        label: text(model.resource.type, textKeys.rule(id)),
        met: value !== '' && fitsPattern(pattern, value),
      }))}
    />
  )
}
