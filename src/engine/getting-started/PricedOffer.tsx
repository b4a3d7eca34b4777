import { Suspense, useMemo } from 'react'
import { textKeys } from '../../manifest/text-keys'
import { forecastBalance } from '../../lib/balance-forecast'
import { spentPerHour } from '../../platform/account/account-forecast'
import { accountBalance, useBillingAccounts } from '../../platform/account/use-billing-account'
import { useBalanceWords } from '../../platform/account/use-balance-words'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { usePlatform } from '../../platform/platform'
import { OfferTile } from '../../ui/feedback/OfferTile'
import { prefilled } from '../../manifest/prefill'
import { sizeWords } from '../create/preset-options'
import { useEstimate } from '../create/use-estimate'
import { loadCreateForm } from '../data/load-resource'
import { useEnvironment } from '../data/use-environment'
import { useCompiledForm, useForm } from '../fields/use-form'
import { starterOfferHref, type StarterOfferOf } from './starter-offers'
import { useLazy } from '../../ui/lazy'

interface PricedOfferProps extends StarterOfferOf {
  look?: 'line' | 'card' | undefined
}

/** How long the credit covers an hourly cost; only for customers with credit and no spending. */
function useCovers(perHour: number | undefined): string | undefined {
  const t = useScreenTexts('start')
  const { now } = usePlatform()
  const money = useMoney()
  const words = useBalanceWords()
  const { current } = useBillingAccounts()
  if (!current || perHour === undefined || spentPerHour(current, now()) !== 0) return undefined
  const balance = accountBalance(current)
  const { hours, empty } = forecastBalance({ balance, perHour })
  if (empty || hours === undefined) return undefined
  return t('covers', { amount: money.format(balance), time: words.time(hours) })
}

function useTile({ resource, offer, look }: PricedOfferProps) {
  const { resource: text } = useTexts()
  return {
    href: starterOfferHref({ resource, offer }) ?? '',
    icon: offer.icon,
    title: text(resource.type, textKeys.preset(offer.id, 'title')),
    text: text(resource.type, textKeys.preset(offer.id, 'text')),
    look,
  }
}

/** The tile with the size and estimate of the prefilled form. */
function Estimated(props: PricedOfferProps) {
  const { resource, offer } = props
  const t = useScreenTexts('start')
  const { resource: text } = useTexts()
  const { texts } = usePlatform()
  useLazy(loadCreateForm, resource.type, texts)
  const money = useMoney()
  const form = useCompiledForm(resource.type, 'create')
  const environment = useEnvironment({ resource })
  const base = useMemo(() => ({ environment }), [environment])
  const prefill = useMemo(
    () => prefilled(form, resource.create?.prefill ?? {}, new URLSearchParams(offer.values)),
    [form, resource, offer],
  )
  const model = useForm({ resource, form, validator: undefined, base, prefill })
  const view = useEstimate(model)
  const amount = view?.complete ? view.amount : undefined
  const presets = model.sections.find((section) => section.presets !== null)?.presets
  const [titleField = ''] = Object.keys(presets?.set ?? {})
  const [first = '', ...rest] = presets ? sizeWords(presets, model, model.values) : []
  const size = first === '' ? [] : [`${first} ${text(resource.type, textKeys.field(titleField))}`, ...rest]
  const covers = useCovers(amount?.hour)
  return (
    <OfferTile
      {...useTile(props)}
      size={size.length > 0 ? size.join(' · ') : undefined}
      price={amount && money.format(amount.month)}
      unit={t('perMonth')}
      note={covers}
    />
  )
}

function Plain(props: PricedOfferProps) {
  return <OfferTile {...useTile(props)} />
}

/** A starter offer, with size and price if it prefills the form. */
export function PricedOffer(props: PricedOfferProps) {
  if (Object.keys(props.offer.values).length === 0) return <Plain {...props} />
  return (
    <Suspense fallback={<Plain {...props} />}>
      <Estimated {...props} />
    </Suspense>
  )
}
