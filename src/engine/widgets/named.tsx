import { Facts } from '../../ui/typography/Facts'
import { choiceOf } from '../fields/field-options'
import { useShownChoices, Waiting } from './choices'
import type { WidgetKind, WidgetProps } from './widget'

function Control({ field, value, label, model }: WidgetProps) {
  const { shown: choices, busy } = useShownChoices(model.choices(field))
  if (!choices || choices.state !== 'known')
    return <Waiting choices={choices} busy={busy} field={field} model={model} />
  const chosen = choiceOf(choices, value)
  const words = chosen ? [chosen.label, chosen.note].filter(Boolean).join(' — ') : '—'
  return <Facts look="narrow" facts={[{ id: field.id, label, value: words }]} />
}

/** A read-only derived value: the default option, or a dash. */
export const named: WidgetKind = { frame: 'own', Control }
