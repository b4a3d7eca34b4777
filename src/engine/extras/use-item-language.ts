import { useCallback, useMemo } from 'react'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { lazyCode, useLazyPart } from '../../ui/lazy-part'
import { isSpoken } from '../rows/list-query'
import type { PickItems, QueryField, QueryLanguage, ReadQuery } from '../rows/query-language'
import { pickItems, type ItemWords } from './arrange'
import { itemFields, type ItemFilter } from './item-fields'
import type { RecordItem } from '../data/record-item'

/** The language of the list of everything; it arrives when something is filtered by more than words. */
export const itemLanguageCode = lazyCode(async () => (await import('../rows/query-language')).queryLanguage)

/** The language of the list of everything: what it can ask for, and what a text looks for that says more than words. */
export function useItemLanguage(
  text: string,
  filters: readonly ItemFilter[],
  words: ItemWords,
): {
  fields: readonly QueryField<RecordItem>[]
  pick: PickItems<RecordItem>
  language: QueryLanguage<RecordItem> | undefined
  spoken: ReadQuery<RecordItem> | undefined
} {
  const t = useScreenTexts('overview')
  const { locale } = useTexts()
  const money = useMoney()
  const fields = itemFields(words, filters, { name: t('name'), price: t('price') }, money)
  const pick = useCallback<PickItems<RecordItem>>(
    (items, choice, read) => pickItems(items, choice, words, read),
    [words],
  )
  const code = useLazyPart(itemLanguageCode, isSpoken(text))
  const language = useMemo(
    () => (isSpoken(text) ? code?.(fields, pick) : undefined),
    // oxlint-disable-next-line react/exhaustive-deps -- fields are new at every drawing; they change with the words and the currency
    [code, text, words, pick, locale, money.currency],
  )
  const spoken = useMemo(() => language?.read(text), [language, text])
  return { fields, pick, language, spoken }
}
