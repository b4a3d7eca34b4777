import { estimate, isPriceUnknown } from '../../manifest/price'
import { useTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { priceWords } from '../data/price-words'
import { usePrices } from '../data/use-prices'
import { useDetail } from './detail-context'
import styles from './detail.module.css'

/** What a record costs a month, part by part; nothing while a part of it is not known. */
export function CostParts() {
  const { resource, target } = useDetail()
  const texts = useTexts()
  const money = useMoney()
  const prices = usePrices(resource.price.length > 0)
  const { subject } = target
  if (!prices || isPriceUnknown(resource.price, subject)) return null
  const lines = estimate(resource.price, subject, prices)
  if (lines.length === 0) return null
  return (
    <ul className={styles.parts} aria-label={texts.t('detail.costParts')}>
      {lines.map((line, index) => (
        <li key={`${line.type} ${index}`}>
          <span>{priceWords(line, texts)}</span>
          <bdi>{line.amount ? money.format(line.amount.month) : '?'}</bdi>
        </li>
      ))}
    </ul>
  )
}
