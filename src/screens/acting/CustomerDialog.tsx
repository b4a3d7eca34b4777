import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useEffect, useState } from 'react'
import { operationQuery } from '../../api/queries'
import { write } from '../../engine/jobs/perform'
import { formatWhen } from '../../lib/format-date'
import { personInitials } from '../../lib/person-initials'
import { parseInstant } from '../../lib/instant'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { errorMessage, errorReference } from '../../platform/failures/failure-message'
import { useOneCall } from '../../platform/use-one-call'
import { Notice } from '../../ui/feedback/Notice'
import { Button } from '../../ui/form-controls/Button'
import { Form } from '../../ui/form-controls/Form'
import { RadioTiles } from '../../ui/form-controls/RadioTiles'
import { SearchInput } from '../../ui/form-controls/SearchInput'
import { Dialog } from '../../ui/overlay/Dialog'
import { InitialsMark } from '../../ui/typography/InitialsMark'
import styles from './acting.module.css'
import { customersOf, mostCustomers, type FoundCustomer } from './customers'
import { useSettled } from '../../platform/use-settled'

/** Milliseconds after the last key before the search is sent. */
const pause = 250

export interface CustomerDialogProps {
  readonly onClose: () => void
}

/** Number, accounts and last activity of a customer. */
function useCustomerWords(): (customer: FoundCustomer) => string {
  const t = useScreenTexts('acting')
  const { locale } = useTexts()
  const { now } = usePlatform()
  return ({ id, accounts, lastActivity }) => {
    const seen = parseInstant(lastActivity)
    return [
      t('user', { id: String(id) }),
      ...accounts,
      ...(seen ? [t('lastSeen', { time: formatWhen(seen, new Date(now()), locale) })] : []),
    ].join(' · ')
  }
}

/** Finds a customer and acts as them, for administrators and staff (requirements IMPERSONATE-01, IMPERSONATE-08). */
export function CustomerDialog({ onClose }: CustomerDialogProps) {
  const platform = usePlatform()
  const { client } = platform
  const { t: base } = useTexts()
  const t = useScreenTexts('acting')
  const words = useCustomerWords()
  const formId = useId()
  const search = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string>()
  const [failure, setFailure] = useState<unknown>()
  const { pending, run } = useOneCall()
  const query = useSettled(typed.trim(), pause)
  const asked = query !== ''
  const found = useQuery({
    ...operationQuery(client, 'listCustomers', { query: { query } }),
    enabled: asked,
    gcTime: 0,
  })
  const customers = asked ? customersOf(found.data) : []
  const customer = customers.find(({ id }) => String(id) === chosen) ?? customers[0]
  useEffect(() => search.current?.focus(), [])

  const act = async ({ id }: FoundCustomer): Promise<void> => {
    setFailure(undefined)
    try {
      await write(platform, 'createAdminToken', { user_id: id })
    } catch (error) {
      setFailure(error)
    }
  }
  const submit = (): void => {
    if (customer) void run(() => act(customer))
  }
  const problem = failure ?? (asked ? found.error : undefined)
  return (
    <Dialog
      title={t('title')}
      description={t('text')}
      size="high"
      closeLabel={base('action.close')}
      onClose={onClose}
      busy={pending}
      actions={
        <>
          <Button onPress={onClose}>{base('action.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            icon="user-round-cog"
            pending={pending}
            disabled={customer ? undefined : t('chooseFirst')}
          >
            {customer ? t('start', { name: customer.name }) : t('startAny')}
          </Button>
        </>
      }
    >
      <Form id={formId} className={styles.form} onSubmit={submit}>
        <SearchInput
          ref={search}
          value={typed}
          onChange={setTyped}
          label={t('search')}
          placeholder={t('searchPlaceholder')}
          clearLabel={t('clear')}
        />
        <div role="status" className={styles.found}>
          {asked &&
            found.isSuccess &&
            (customers.length === 0 ? t('none') : t('found', { count: customers.length }))}
          {customers.length >= mostCustomers && ` ${t('most')}`}
        </div>
        {customers.length > 0 && (
          <fieldset className={styles.results} aria-label={t('customers')}>
            <RadioTiles
              columns={1}
              value={customer && String(customer.id)}
              onChange={setChosen}
              options={customers.map((each) => ({
                value: String(each.id),
                title: each.name,
                note: each.address === each.name ? undefined : each.address,
                description: words(each),
                mark: <InitialsMark letters={personInitials(each.name)} />,
              }))}
            />
          </fieldset>
        )}
        {customer && <p className={styles.found}>{t('effect', { name: customer.name })}</p>}
        {problem != null && (
          <Notice
            tone="error"
            strong={failure === undefined ? errorMessage(platform, problem) : t('failed')}
            text={failure === undefined ? undefined : errorMessage(platform, failure)}
            reference={errorReference(problem)}
          />
        )}
      </Form>
    </Dialog>
  )
}
