import { useMemo } from 'react'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { lazyCode, useLazyPart } from '../../ui/lazy-part'
import { isSpoken } from '../list/list-query'
import type { ReadQuery } from '../list/query-language'
import type { ListAddress } from '../list/use-list-address'
import { useQueryBox, type QueryBox } from '../list/use-query-box'
import type { ItemWords } from './arrange'
import { itemFields, type ItemFilter } from './item-fields'
import type { RecordItem } from './record-item'

const languageCode = lazyCode(async () => (await import('../list/query-language')).queryLanguage)

/** The query of the list of everything: its box, and what is looked for when it says more than words. */
export function useItemLanguage(
  address: ListAddress,
  filters: readonly ItemFilter[],
  words: ItemWords,
): { box: QueryBox; spoken: ReadQuery<RecordItem> | undefined } {
  const t = useScreenTexts('overview')
  const { locale } = useTexts()
  const money = useMoney()
  const fields = itemFields(words, filters, { name: t('name'), price: t('price') }, money)
  const box = useQueryBox(address, languageCode, (language) => language(fields))
  const { text } = address.query
  const language = useLazyPart(languageCode, isSpoken(text))
  const spoken = useMemo(
    () => (isSpoken(text) ? language?.(fields).read(text) : undefined),
    // oxlint-disable-next-line react/exhaustive-deps -- fields are new at every drawing; they change with the words and the currency
    [language, text, words, locale, money.currency],
  )
  return { box, spoken }
}
