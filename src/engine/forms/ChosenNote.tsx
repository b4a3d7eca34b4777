import { safeHref } from '../../lib/safe-href'
import type { CompiledField } from '../../manifest/compiled'
import { isEmpty, readFirst } from '../../manifest/subject'
import { useTexts } from '../../platform/i18n/use-texts'
import { LinkText } from '../../ui/typography/LinkText'
import { Text } from '../../ui/typography/Text'
import { plain } from '../cells/cell'
import { choiceOf } from '../fields/field-options'
import type { FormModel } from '../fields/form-model'

/** What the chosen item says of itself, under the choices, and where there is more; nothing before one is chosen. */
export function ChosenNote({ field, model }: { field: CompiledField; model: FormModel }) {
  const { t } = useTexts()
  const { about, more } = field.options?.kind === 'operation' ? field.options : {}
  const value = model.values[field.id]
  const chosen = choiceOf(model.choices(field), value)
  const words = about === undefined ? undefined : readFirst(chosen?.item, about)
  const href = more === undefined ? undefined : safeHref(plain(readFirst(chosen?.item, more)))
  return (
    <>
      {!isEmpty(words) && <Text>{plain(words)}</Text>}{' '}
      {href !== undefined && chosen && (
        <LinkText href={href} external>
          {t('form.more', { name: chosen.label })}
        </LinkText>
      )}
    </>
  )
}
