import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { refreshOperations } from '../../api/queries'
import { accountName, useBillingAccounts } from '../../platform/account/use-billing-account'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { toastError } from '../../platform/toast'
import { useOneCall } from '../../platform/use-one-call'
import { useStore } from '../../platform/use-store'
import { Button } from '../../ui/form-controls/Button'
import { FieldShell } from '../../ui/form-controls/FieldShell'
import { PasswordInput } from '../../ui/form-controls/PasswordInput'
import { SelectInput } from '../../ui/form-controls/SelectInput'
import styles from './try.module.css'
import { deleteFreshToken, freshToken, makeFreshToken } from './fresh-token'
import type { KeyChoice, TryKey } from './use-try-key'

/** Selects the key of a tried call: the session's, a temporary token of one billing account, or a typed one. */
export function TryKeyChoice({ tryKey }: { tryKey: TryKey }) {
  const t = useScreenTexts('api')
  const { choices, choice, typed, choose, type } = tryKey
  return (
    <>
      {choices.length > 1 && (
        <FieldShell label={t('try.key')}>
          <SelectInput<KeyChoice>
            label={t('try.key')}
            placeholder={t('try.key')}
            emptyText=""
            value={choice}
            onChange={choose}
            options={choices.map((each) => ({ value: each, label: t(`try.keys.${each}`) }))}
          />
        </FieldShell>
      )}
      {choice === 'typed' && (
        <FieldShell label={t('try.keys.typed')} hint={t('try.typedHint')}>
          <PasswordInput
            value={typed}
            onChange={type}
            autoComplete="off"
            showLabel={t('try.show')}
            hideLabel={t('try.hide')}
          />
        </FieldShell>
      )}
      {choice === 'token' && <TokenField />}
    </>
  )
}

/** Creates the temporary token, or shows its account and deletes it. */
function TokenField() {
  const t = useScreenTexts('api')
  const { t: shared } = useTexts()
  const platform = usePlatform()
  const { client } = platform
  const queries = useQueryClient()
  const token = useStore(freshToken)
  const { accounts, current } = useBillingAccounts()
  const [chosen, setChosen] = useState<number>()
  const call = useOneCall()
  const { pending } = call
  const account = accounts.find(({ id }) => id === (token?.account ?? chosen)) ?? current
  const run = (act: () => Promise<unknown>): Promise<void> =>
    call.run(async () => {
      try {
        await act()
        await refreshOperations(queries, ['listTokens'])
      } catch (error) {
        toastError(platform, error)
      }
    })
  if (token && token.epoch === client.identity().epoch) {
    return (
      <div className={styles.token}>
        <p>{t('try.tokenMade', { account: account ? accountName(account) : String(token.account) })}</p>
        <Button size="sm" pending={pending} onPress={() => void run(() => deleteFreshToken(client, token))}>
          {t('try.tokenDelete')}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.token}>
      {accounts.length > 1 && (
        <FieldShell label={shared('shell.account')}>
          <SelectInput
            label={shared('shell.account')}
            placeholder={shared('form.choose')}
            emptyText={shared('form.noOptions')}
            value={account && String(account.id)}
            onChange={(id) => setChosen(Number(id))}
            options={accounts.map((each) => ({ value: String(each.id), label: accountName(each) }))}
          />
        </FieldShell>
      )}
      <p>{t('try.tokenText')}</p>
      <Button
        size="sm"
        icon="key-round"
        pending={pending}
        disabled={account ? false : t('try.noAccount')}
        onPress={() => {
          if (account) void run(() => makeFreshToken(client, account.id, t('try.tokenName')))
        }}
      >
        {t('try.tokenMake')}
      </Button>
    </div>
  )
}
