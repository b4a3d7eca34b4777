import { useState } from 'react'
import { limitOf, limitTexts, useKeyKinds } from '../../../platform/account/key-limit'
import { linkMethodId, linkMethodsOf } from '../../../platform/account/link-methods'
import type { BillingAccount } from '../../../platform/account/use-billing-account'
import { useScreenTexts, useTexts } from '../../../platform/i18n/use-texts'
import { usePlatform } from '../../../platform/platform'
import { toastError } from '../../../platform/toast'
import { Button } from '../../../ui/form-controls/Button'
import { Checkbox } from '../../../ui/form-controls/Checkbox'
import { FieldGroup } from '../../../ui/form-controls/FieldShell'
import { Panel } from '../../../ui/layout/Panel'
import { Section } from '../../../ui/layout/Section'
import { useFeeWords } from '../paying/use-fee-words'
import styles from './methods.module.css'
import { useMethodCall } from './use-method-call'

/** Choice of link methods (paid at the page of a processor) offered first in a top-up (requirement PAYMENT-23). */
export function LinkMethods({ account }: { readonly account: BillingAccount }) {
  const platform = usePlatform()
  const t = useScreenTexts('methods')
  const { t: word } = useTexts()
  const feeWords = useFeeWords()
  const { pending, call } = useMethodCall()
  const limit = limitOf(useKeyKinds(), 'saveLinkMethods')
  const links = (platform.site.config.paymentProcessors ?? [])
    .filter(({ type }) => type === 'link')
    .flatMap(({ keyword, name = keyword, methods = [], service_fee: fee }) =>
      methods.length === 0
        ? [{ id: linkMethodId(keyword, undefined), label: name, fee }]
        : methods.map((method) => ({
            id: linkMethodId(keyword, method.key),
            label: `${name}, ${method.name ?? method.key}`,
            fee,
          })),
    )
  const saved = linkMethodsOf(account)
  const present = saved ?? links.map(({ id }) => id)
  const [chosen, setChosen] = useState<readonly string[]>()
  const shown = chosen ?? present
  if (links.length === 0) return null
  const ids = links.map(({ id }) => id).filter((id) => shown.includes(id))
  const before = links.map(({ id }) => id).filter((id) => present.includes(id))
  const isSame = ids.join() === before.join()
  const save = async (): Promise<void> => {
    try {
      await call(
        'saveLinkMethods',
        { billing_account_id: account.id, method_ids: ids.join(',') },
        t('linksSaved'),
      )
      setChosen(undefined)
    } catch (error) {
      toastError(platform, error)
    }
  }
  return (
    <Section title={t('links')}>
      <Panel padded>
        <p className={styles.text}>{t('linksText')}</p>
        <FieldGroup label={t('linksLabel')}>
          <div className={styles.links}>
            {links.map(({ id, label, fee }) => (
              <Checkbox
                key={id}
                label={label}
                hint={feeWords(fee)}
                checked={shown.includes(id)}
                onChange={(checked) =>
                  setChosen(checked ? [...shown, id] : shown.filter((each) => each !== id))
                }
              />
            ))}
          </div>
        </FieldGroup>
        <Button
          pending={pending}
          disabled={limit === undefined ? (isSame ? t('linksSame') : false) : word(limitTexts[limit])}
          onPress={() => void save()}
        >
          {t('linksSave')}
        </Button>
      </Panel>
    </Section>
  )
}
