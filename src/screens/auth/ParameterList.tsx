import { useScreenTexts } from '../../platform/i18n/use-texts'
import type { CallbackParameter } from '../../platform/identity/identity-provider'
import { Facts } from '../../ui/typography/Facts'
import { Secret } from '../../ui/typography/Secret'

/** The parameters a provider has returned, for support; tokens and codes are masked until revealed. */
export function ParameterList({ parameters }: { readonly parameters: readonly CallbackParameter[] }) {
  const t = useScreenTexts('auth')
  return (
    <Facts
      look="lines"
      facts={parameters.map(({ name, value, secret }) => ({
        id: name,
        label: name,
        value: secret ? (
          <Secret showLabel={t('showParameter', { name })} hideLabel={t('hideParameter', { name })}>
            {value}
          </Secret>
        ) : (
          value
        ),
      }))}
    />
  )
}
