import { useMemo } from 'react'
import { stateKinds } from '../../manifest/names'
import { textKeys } from '../../manifest/text-keys'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { usePlatform } from '../../platform/platform'
import { lazy } from '../../ui/lazy'
import { attentionKinds, type RecordItem } from '../data/record-item'
import type { AllRecords } from '../data/use-all-records'
import type { ListColumn } from '../list/list-column'
import type { ListFilter } from '../rows/list-filter'
import { isSpoken } from '../rows/list-query'
import type { QueryLanguage } from '../rows/query-language'
import type { ListAddress } from '../rows/use-list-address'
import { useListIndex } from '../rows/use-list-index'
import { useLanguageCode } from '../rows/use-query-box'
import { itemColumns } from './item-columns'
import { itemFields } from './item-fields'
import type { ItemLine } from './item-groups'
import { itemReaders, pressing, type ItemKind, type ItemWords } from './item-readers'

/** What the list of everything shows. */
interface ItemList {
  /** The records that fit, in the order asked for. */
  shown: readonly RecordItem[]
  words: ItemWords
  columns: readonly ListColumn<ItemLine>[]
  filters: readonly ListFilter[]
  /** Undefined until the query needs it. */
  language: QueryLanguage<RecordItem> | undefined
  /** The box of the query is used, so its language will be needed. */
  useLanguage: () => void
}

/** The language of the list; it arrives when something is filtered by more than words. */
const languageCode = lazy(async () => (await import('../rows/query-language')).queryLanguage)

/** Kinds of states as the filter offers them, what is pressing first. */
const kinds = [...attentionKinds, ...stateKinds.filter((kind) => kind === 'works' || kind === 'rest')]

/** What a query picks from the records of all types, and how they are read, filtered and drawn. */
export function useItemList(
  { items, resources }: Pick<AllRecords, 'items' | 'resources'>,
  { query }: Pick<ListAddress, 'query'>,
): ItemList {
  const { texts: all, site } = usePlatform()
  const t = useScreenTexts('overview')
  const texts = useTexts()
  const money = useMoney()
  const words = useMemo((): ItemWords => {
    const { typeName, resource } = texts
    return {
      type: (type) => typeName(type, 'many'),
      one: (type) => typeName(type, 'one'),
      location: (slug) =>
        slug === undefined
          ? all.screen('overview', 'everywhere')
          : (site.location(slug)?.display_name ?? slug),
      kind: (kind: ItemKind) => all.screen('overview', `kinds.${kind}`),
      state: (type, state) => resource(type, textKeys.state(state)),
    }
  }, [all, texts, site])
  const labels = useMemo(
    () => ({
      name: t('name'),
      type: t('type'),
      location: t('location'),
      state: t('state'),
      price: t('price'),
    }),
    [t],
  )
  const filters = useMemo(
    () => [
      {
        id: 'type',
        label: labels.type,
        options: resources.map(({ type, icon }) => ({ value: type, label: words.type(type), icon })),
      },
      {
        id: 'location',
        label: labels.location,
        options: site.locations.map(({ slug }) => ({ value: slug, label: words.location(slug) })),
      },
      {
        id: 'kind',
        label: labels.state,
        options: kinds.map((kind) => ({ value: kind, label: words.kind(kind) })),
      },
    ],
    [resources, words, site, labels],
  )
  const columns = useMemo(() => itemColumns({ labels, words, money, texts }), [labels, words, money, texts])
  const readers = useMemo(() => itemReaders(words), [words])
  const source = useMemo(() => ({ items, readers }), [items, readers])
  const { code, use: useLanguage } = useLanguageCode(query, languageCode)
  const language = useMemo(
    () => code?.(itemFields(words, filters, labels, money), readers),
    [code, words, filters, labels, money, readers],
  )
  const choice = useMemo(() => {
    const { sort, text } = query
    const order = sort && sort.by in readers.keys ? sort : { by: pressing, descending: false }
    return { query, order, conditions: isSpoken(text) ? language?.read(text) : undefined }
  }, [query, readers, language])
  const { items: shown } = useListIndex(source, choice)
  return { shown, words, columns, filters, language, useLanguage }
}
