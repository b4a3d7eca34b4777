import { useId } from 'react'
import { initials } from '../../lib/initials'
import { pictureAddress } from '../../lib/picture-address'
import type { CompiledField } from '../../manifest/compiled'
import { Button } from '../../ui/form-controls/Button'
import { ComboBox, SelectInput } from '../../ui/form-controls/SelectInput'
import { RadioTiles } from '../../ui/form-controls/RadioTiles'
import { InitialsMark } from '../../ui/typography/InitialsMark'
import { Text } from '../../ui/typography/Text'
import { Spinner } from '../../ui/feedback/Spinner'
import { useTexts } from '../../platform/i18n/use-texts'
import { choiceOf, type FieldChoices, type FieldOption } from '../fields/field-options'
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
  // Whether there is a usual choice is not known before the choices are.
  const none = choices.state === 'known' && !model.required(field) && !choices.usual
  // Words about a choice stand apart from its name; an address or a size belongs to it.
  const words =
    field.options !== null &&
    'note' in field.options &&
    field.options.note.every(({ cell }) => cell === 'text')
  const options = [
    ...(none ? [{ value: '', label: t('form.none') }] : []),
    ...choices.options.map((option) => ({
      value: option.id,
      label: option.label,
      note: words && option.note !== undefined ? `— ${option.note}` : option.note,
      disabledReason: option.disabledReason,
    })),
  ]
  const chosen = choiceOf(choices, value)
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

/** What another field would be if this option were chosen. */
function ledBy(
  model: WidgetProps['model'],
  field: CompiledField,
  option: FieldOption,
  led: CompiledField,
): string | undefined {
  const choices = model.choicesWith(led, { [field.id]: option.value })
  const present =
    model.values[field.id] === option.value
      ? choices?.options.find(({ value }) => value === model.values[led.id])
      : undefined
  return (present ?? choices?.usual)?.label
}

function Tiles({ field, value, onChange, model }: WidgetProps) {
  const { t } = useTexts()
  // Several forms on a page may ask the same; their choices are not one.
  const name = useId()
  const choices = model.choices(field)
  if (!choices || choices.state !== 'known') return <Waiting choices={choices} />
  if (choices.options.length === 0) return <Text tone="dim">{t('form.noOptions')}</Text>
  const marked = field.options?.kind === 'operation'
  const led = field.leads === undefined ? undefined : model.form.fields[field.leads]
  const below = (option: FieldOption): string => {
    const parts = [led && ledBy(model, field, option, led), option.note, ...(option.flags ?? [])]
    return parts.filter(Boolean).join(' · ')
  }
  const tiles = (
    <RadioTiles
      name={name}
      value={choiceOf(choices, value)?.id}
      onChange={(id) => onChange(choices.options.find((option) => option.id === id)?.value)}
      options={choices.options.map((option) => ({
        value: option.id,
        title: option.label,
        note: marked ? undefined : option.note,
        description: marked ? below(option) || undefined : option.description,
        disabledReason: option.disabledReason,
        mark: marked ? (
          <InitialsMark
            large
            letters={initials(option.label)}
            imageSrc={pictureAddress(option.picture, document.baseURI)}
          />
        ) : undefined,
      }))}
    />
  )
  if (!choices.retry) return tiles
  return (
    <>
      {tiles}
      <Button size="sm" variant="link" onPress={choices.retry}>
        {t('action.retry')}
      </Button>
    </>
  )
}

/** A few choices beside each other. */
export const tiles: WidgetKind = { frame: 'group', Control: Tiles }
