import { useMemo } from 'react'
import { foldedWords } from '../../lib/fold-text'
import type { CompiledResource } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { useResources } from '../data/load-resource'
import { useLocatedLists } from '../data/use-all-records'
import { textReader } from '../rows/row-readers'
import type { SearchedList } from './find-records'

/** The lists to search. */
export interface SearchedLists {
  resources: readonly CompiledResource[]
  lists: readonly SearchedList[]
  /** Some lists are still loading. */
  pending: boolean
  /** Names of locations that failed and are not searched. */
  missing: readonly string[]
}

const searched = { joined: false, prices: undefined } as const

/** Records of some types with their search words and those of their actions. */
export function useSearchedLists(types: readonly string[]): SearchedLists {
  const { site } = usePlatform()
  const texts = useTexts()
  const resources = useResources(types)
  const read = useLocatedLists(resources, searched)
  return useMemo(() => {
    const failed = read.flatMap(({ status, location }) => (status === 'failed' && location) || [])
    const lists = read
      .filter(({ status }) => status === 'ok')
      .map(({ resource, rows, subjectOf }): SearchedList => {
        const { type } = resource
        const { read } = textReader([...resource.title.flat(), ...resource.list.search], subjectOf)
        let made: readonly string[] | undefined
        return {
          resource,
          rows,
          subjectOf,
          texts: () => (made ??= rows.map(read)),
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
      missing: [...new Set(failed)].map((slug) => site.location(slug)?.display_name ?? slug),
    }
  }, [read, resources, site, texts])
}
