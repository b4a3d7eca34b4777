import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import type { AddMethodProps } from './add-method-props'
import { addMethod, type AddingOptions } from './adding'
import { createVendor, vendorNames } from './create-vendor'
import { FieldsPanel } from './FieldsPanel'
import { FieldsProblem } from './FieldsProblem'
import type { AddingState } from './use-adding'
import { useVendor } from './use-vendor'

interface WalletButtonProps extends AddMethodProps {
  readonly state: AddingState
  readonly options: AddingOptions
  /** Opens the page of PayPal instead. */
  readonly wayOut: ReactNode
}

/** The button of PayPal, which opens its window. */
export function WalletButton({ processor, options, state, wayOut, home, load, leave }: WalletButtonProps) {
  const platform = usePlatform()
  const t = useScreenTexts('pay')
  const { locale } = useTexts()
  const node = useRef<HTMLDivElement>(null)
  const { publicKey } = processor
  const { account, session } = options.method
  const method = useMemo(() => ({ account, keyword: 'paypal_vault', session }) as const, [account, session])
  const create = useCallback(
    () => createVendor(platform, method, { load, publicKey, locale, returnUrl: `${home}/payment_return` }),
    [platform, method, load, publicKey, locale, home],
  )
  const { state: fields, vendor } = useVendor(node, create)
  const { adding, pending, go } = state
  // The vendor's button starts an attempt by itself; wait for its result, then for the next.
  const waits = fields.kind === 'ready' && adding.at === 'fields' && !pending
  useEffect(() => {
    const { current } = vendor
    if (waits && current) go(() => addMethod(options, current, {}))
    // oxlint-disable-next-line react/exhaustive-deps -- once whenever nothing is pending
  }, [waits])
  const name = vendorNames.paypal_vault
  return (
    <>
      <FieldsProblem state={fields} vendor={name} wayOut={wayOut} leave={leave} />
      <FieldsPanel
        node={node}
        locked={false}
        bar={t('wallet')}
        loading={fields.kind === 'loading' ? t('loading', { vendor: name }) : undefined}
      />
      {adding.at === 'saving' && <div role="status">{t('checking', { vendor: name })}</div>}
    </>
  )
}
