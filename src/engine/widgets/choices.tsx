import { useId } from 'react'
import { Button } from '../../ui/form-controls/Button'
import { ComboBox, SelectInput } from '../../ui/form-controls/SelectInput'
import { RadioTiles } from '../../ui/form-controls/RadioTiles'
import { InitialsMark } from '../../ui/typography/InitialsMark'
import { Text } from '../../ui/typography/Text'
import { Spinner } from '../../ui/feedback/Spinner'
import { useTexts } from '../../platform/i18n/use-texts'
import type { FieldChoices } from '../forms/field-options'
import type { WidgetKind, WidgetProps } from './widget'

/** More choices than this get a field that narrows them. */
const many = 12

/** While the choices are not known: that they are coming, or how to ask again. */
export function Waiting({ choices }: { choices: FieldChoices | undefined }) {
  const { t } = useTexts()
  if (choices?.state === 'failed') {
    return (
      <span role="alert">
        {t('form.optionsFailed')}{' '}
        {choices.retry && (
          <Button size="sm" onPress={choices.retry}>
            {t('action.retry')}
          </Button>
        )}
      </span>
    )
  }
  return <Spinner label={t('form.loadingOptions')} />
}

function Select({ field, value, onChange, onLeave, label, model }: WidgetProps) {
  const { t } = useTexts()
  const choices = model.choices(field)
  if (!choices || choices.state === 'failed') return <Waiting choices={choices} />
  const none = !model.required(field) && !choices.usual
  const options = [
    ...(none ? [{ value: '', label: t('form.none') }] : []),
    ...choices.options.map((option) => ({
      value: option.id,
      label: option.label,
      note: option.note,
      disabledReason: option.disabledReason,
    })),
  ]
  const chosen = choices.options.find((option) => option.value === value || option.id === String(value))
  const common = {
    options,
    value: chosen?.id ?? (none ? '' : undefined),
    onChange: (id: string) => onChange(choices.options.find((option) => option.id === id)?.value),
    onBlur: onLeave,
    placeholder: choices.state === 'loading' ? t('form.loadingOptions') : t('form.choose'),
    emptyText: choices.state === 'loading' ? t('form.loadingOptions') : t('form.noOptions'),
    label,
    name: field.at,
  }
  return options.length > many ? (
    <ComboBox
      {...common}
      filterLabel={t('list.filterBy', { what: label })}
      noMatchText={t('form.noOptions')}
    />
  ) : (
    <SelectInput {...common} />
  )
}

/** One of a list that opens. */
export const select: WidgetKind = { frame: 'label', Control: Select }

function Tiles({ field, value, onChange, model }: WidgetProps) {
  const { t } = useTexts()
  // Several forms on a page may ask the same; their choices are not one.
  const name = useId()
  const choices = model.choices(field)
  if (!choices || choices.state !== 'known') return <Waiting choices={choices} />
  if (choices.options.length === 0) return <Text tone="dim">{t('form.noOptions')}</Text>
  const marked = field.options?.kind === 'operation'
  return (
    <RadioTiles
      name={name}
      value={choices.options.find((option) => option.value === value)?.id}
      onChange={(id) => onChange(choices.options.find((option) => option.id === id)?.value)}
      options={choices.options.map((option) => ({
        value: option.id,
        title: option.label,
        note: marked ? undefined : option.note,
        description: marked ? option.note : option.description,
        disabledReason: option.disabledReason,
        mark: marked ? <InitialsMark large letters={option.label.slice(0, 2)} /> : undefined,
      }))}
    />
  )
}

/** A few choices beside each other. */
export const tiles: WidgetKind = { frame: 'group', Control: Tiles }
