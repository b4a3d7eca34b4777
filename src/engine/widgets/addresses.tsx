import { addressProblem } from '../../lib/ip-address'
import { sameAddress } from '../../lib/same-address'
import { ChipsInput } from '../../ui/form-controls/ChipsInput'
import type { WidgetKind } from './widget'

/** Addresses and ranges, one chip each; pasting several makes several. */
export const addresses: WidgetKind = {
  frame: 'label',
  Control: ({ field, value, onChange, onLeave, model }) => {
    const { t } = model.env.texts
    return (
      <ChipsInput
        values={Array.isArray(value) ? value.map(String) : []}
        onChange={onChange}
        onBlur={onLeave}
        same={sameAddress}
        errorOf={(entry) => {
          const problem = addressProblem(entry)
          if (problem === undefined) return undefined
          return problem === 'prefix-ipv4'
            ? t('form.prefix4')
            : problem === 'prefix-ipv6'
              ? t('form.prefix6')
              : t('form.address')
        }}
        removeLabel={(entry) => t('form.remove', { what: entry })}
        id={undefined}
        placeholder={field.of ? undefined : '203.0.113.0/24'}
      />
    )
  },
}
