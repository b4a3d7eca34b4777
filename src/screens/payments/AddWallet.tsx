import { useEffect, useState } from 'react'
import { newKey } from '../../api/new-key'
import { payPath } from '../../lib/pay-path'
import { useOwner } from '../../platform/account/use-owner'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { useOneCall } from '../../platform/use-one-call'
import { Notice } from '../../ui/feedback/Notice'
import { Button } from '../../ui/form-controls/Button'
import type { AddMethodProps } from './add-method-props'
import type { AddingOptions } from './adding'
import { beginWallet, resumeWallet } from './adding-wallet'
import { AddingNotices } from './AddingNotices'
import { vendorNames } from './create-vendor'
import { forgetWallet, keepWallet, keptWallet } from './kept-wallet'
import styles from './pay.module.css'
import { PrimaryChoice } from './PrimaryChoice'
import { useAdding, useAsking, usesFields } from './use-adding'
import { WalletButton } from './WalletButton'

const vendor = vendorNames.paypal_vault
const storage = window.localStorage

function Wallet(props: AddMethodProps & { readonly owner: string }) {
  const { processor, account, owner, home, paypalScript, leave, back } = props
  const platform = usePlatform()
  const t = useScreenTexts('pay')
  const state = useAdding(leave, back)
  const { adding, pending, go, tell, end } = state
  // Separate: the state is pending while the PayPal button waits.
  const beginning = useOneCall()
  // Read once: the owner of the wallet comes back with it.
  const [kept] = useState(() => keptWallet(storage, owner, account.id, platform.now()))
  const [session] = useState(() => kept?.session ?? newKey())
  const [isResuming, setResuming] = useState(kept !== undefined)
  const [makesPrimary, setMakesPrimary] = useState(kept?.makesPrimary ?? false)
  const { keyword, asksHolder } = processor
  const options: AddingOptions = {
    ...{ platform, method: { account: account.id, keyword, session }, home, asksHolder, makesPrimary, tell },
    // The owner's consent verifies a wallet.
    remember: () => undefined,
    rememberDecline: () => undefined,
  }
  const resume = async () => {
    if (!kept) return adding
    const next = await resumeWallet(options, kept)
    if (next.at === 'done' || next.at === 'fields' || next.at === 'not-primary') forgetWallet(storage, owner)
    if (next.at === 'fields') setResuming(false)
    return next
  }
  const here = payPath(new URL(home).pathname, keyword, account.id)
  useEffect(() => {
    // The URL parameters prove nothing; the platform is asked.
    window.history.replaceState(null, '', here)
    if (kept) go(resume)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the document is opened
  }, [])
  useAsking(state, resume)
  const begin = (): void =>
    void beginning.run(async () =>
      end(
        await beginWallet(options, `${window.location.origin}${here}`, (wallet) =>
          keepWallet(storage, owner, wallet),
        ),
      ),
    )
  const startOver = (): void => {
    forgetWallet(storage, owner)
    leave(window.location.href)
  }
  const isOpen = usesFields(state)
  const atPage = (variant?: 'primary') => (
    <Button variant={variant} pending={beginning.pending} onPress={begin}>
      {t('atPage', { vendor })}
    </Button>
  )
  const usesScript = paypalScript && isOpen && !isResuming
  return (
    <>
      <AddingNotices {...{ state, options, leave, vendor }} />
      {adding.at === 'waiting' && (
        <Notice
          tone="info"
          strong={t('walletWaits')}
          text={t('walletWaitsRest')}
          action={
            <>
              <Button pending={pending} onPress={() => go(resume)}>
                {t('check')}
              </Button>
              <Button onPress={startOver}>{t('startOver')}</Button>
            </>
          }
        />
      )}
      {isOpen && isResuming && <div role="status">{t('checking', { vendor })}</div>}
      {isOpen && !isResuming && (
        <PrimaryChoice account={account} value={makesPrimary} onChange={setMakesPrimary} />
      )}
      {usesScript ? (
        <WalletButton {...props} state={state} options={options} wayOut={atPage()} />
      ) : (
        isOpen && !isResuming && <p>{t('walletPage')}</p>
      )}
      <div className={styles.actions} data-keep-clear="">
        <Button onPress={() => leave(back)}>{isOpen ? t('cancel') : t('back')}</Button>
        {!usesScript && isOpen && !isResuming && atPage('primary')}
      </div>
    </>
  )
}

/**
 * Adds a wallet: with the button and window of PayPal, or at its page in this tab if the script may not run here, does not
 * load or is not eligible (requirements PAYMENT-21, PAYMENT-22).
 */
export function AddWallet(props: AddMethodProps) {
  const owner = useOwner()
  return owner === undefined ? null : <Wallet {...props} owner={owner} />
}
