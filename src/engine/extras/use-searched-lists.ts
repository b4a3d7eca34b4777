import { useMemo } from 'react'
import { foldedWords, foldText } from '../../lib/fold-text'
import type { CompiledResource } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { useResources } from '../data/load-resource'
import type { Row } from '../data/row'
import { titleOf } from '../../manifest/title'
import { useLocatedLists, type LocatedList } from '../data/use-all-records'
import { useItems } from '../data/use-worked-out'
import { textReader } from '../rows/row-readers'
import { missingOf, useMissingName } from './missing-of'
import type { RecordWords, SearchedList, SearchedRow } from './find-records'

/** The lists to search. */
export interface SearchedLists {
  resources: readonly CompiledResource[]
  lists: readonly SearchedList[]
  /** Some lists are still loading, or their words being read. */
  pending: boolean
  /** Names of locations, and of types, that failed and are not searched; `count` is their grammatical number. */
  missing: { readonly names: readonly string[]; readonly count: number }
}

const searched = { joined: false, prices: undefined } as const

/** A row whose words are read when first needed. A class, because a closure for each of 100,000 rows takes long. */
class LazyRow implements SearchedRow {
  #words: RecordWords | undefined
  constructor(
    readonly row: Row,
    readonly read: (row: Row) => RecordWords,
  ) {}
  get words(): RecordWords {
    return (this.#words ??= this.read(this.row))
  }
}

function rowMaker({ resource, subjectOf }: LocatedList): (row: Row) => SearchedRow {
  const { read: textOf } = textReader([...resource.title.flat(), ...resource.list.search], subjectOf)
  const read = (row: Row): RecordWords => ({
    title: foldText(titleOf(resource, subjectOf(row))),
    text: textOf(row),
  })
  return (row) => new LazyRow(row, read)
}

const readWords = ({ words }: SearchedRow): void => void words

/** Records of some types with their search words and those of their actions. */
export function useSearchedLists(types: readonly string[]): SearchedLists {
  const texts = useTexts()
  const nameOf = useMissingName()
  const resources = useResources(types)
  const read = useItems(useLocatedLists(resources, searched), rowMaker, readWords)
  return useMemo(() => {
    const missing = missingOf(read, 'failed')
    const lists = read
      .filter(({ status }) => status === 'ok')
      .map(({ resource, items, subjectOf }): SearchedList => {
        const { type } = resource
        return {
          resource,
          rows: items,
          subjectOf,
          typeWords: foldedWords(`${texts.typeName(type, 'one')} ${texts.typeName(type, 'many')}`),
          actionWords: Object.values(resource.actions).map((action) => ({
            action,
            words: foldedWords(texts.resource(type, textKeys.action(action.id, 'label'))),
          })),
        }
      })
    return {
      resources,
      lists,
      pending: read.some(({ status }) => status === 'pending'),
      missing: {
        names: missing.map(nameOf),
        // The name of a type is a plural.
        count: missing.reduce((sum, { whole }) => sum + (whole ? 1 : 2), 0),
      },
    }
  }, [read, resources, nameOf, texts])
}
