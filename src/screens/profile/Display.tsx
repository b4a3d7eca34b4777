import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { useCurrencies, useMoney } from '../../platform/money/use-money'
import { usePlatform } from '../../platform/platform'
import { compactRowsOf } from '../../platform/preferences/compact-rows'
import { colorSchemes } from '../../platform/theme/color-scheme'
import { useStore } from '../../platform/use-store'
import { formatMoney } from '../../lib/money'
import { FieldGroup, FieldShell } from '../../ui/form-controls/FieldShell'
import { RadioTiles } from '../../ui/form-controls/RadioTiles'
import { SelectInput } from '../../ui/form-controls/SelectInput'
import { Switch } from '../../ui/form-controls/Switch'
import { SchemePicture } from './SchemePicture'
import { Setting } from './Setting'

function Appearance() {
  const { colorScheme } = usePlatform()
  const t = useScreenTexts('profile')
  const { t: word } = useTexts()
  return (
    <Setting title={word('shell.appearance')} note={t('appearanceNote')}>
      <FieldGroup label={word('shell.appearance')} hideLabel>
        <RadioTiles
          columns={3}
          value={useStore(colorScheme)}
          onChange={colorScheme.set}
          options={colorSchemes.map((scheme) => ({
            value: scheme,
            title: word(`shell.schemes.${scheme}`),
            picture: <SchemePicture scheme={scheme} />,
          }))}
        />
      </FieldGroup>
    </Setting>
  )
}

/** Sample amount that shows the rate. */
const sampleAmount = 100

function DisplayCurrency() {
  const t = useScreenTexts('profile')
  const { locale } = useTexts()
  const { choices, chosen, choose } = useCurrencies()
  const { charged, converted, format } = useMoney()
  if (choices.length === 0) return null
  const sample = formatMoney(sampleAmount, { locale, currency: charged })
  return (
    <Setting title={t('currency')} note={t('currencyNote')}>
      <FieldShell
        label={t('currencyLabel')}
        hint={
          converted
            ? t('charged', { currency: charged, sample, shown: format(sampleAmount) })
            : t('chargedSame', { currency: charged })
        }
      >
        <SelectInput
          label={t('currencyLabel')}
          options={choices.map(({ code, title }) => ({
            value: code,
            label: title === code ? code : `${title}, ${code}`,
          }))}
          value={chosen}
          onChange={choose}
          placeholder=""
          emptyText=""
        />
      </FieldShell>
    </Setting>
  )
}

function Tables() {
  const { preferences } = usePlatform()
  const t = useScreenTexts('profile')
  const { t: word } = useTexts()
  const compact = compactRowsOf(preferences)
  return (
    <Setting title={t('tables')} note={t('tablesNote')}>
      <Switch checked={useStore(compact)} onChange={compact.set} label={word('shell.density')} />
    </Setting>
  )
}

/** Display settings of this user, applied and stored immediately. */
export function Display() {
  return (
    <>
      <Appearance />
      <DisplayCurrency />
      <Tables />
    </>
  )
}
