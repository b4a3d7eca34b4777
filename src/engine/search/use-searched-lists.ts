import { useMemo } from 'react'
import { foldedWords } from '../../lib/fold-text'
import type { CompiledResource } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { useResources } from '../data/load-resource'
import { decodeRows } from '../data/row'
import { useAnswers } from '../data/use-answers'
import { joinsFrom } from '../data/use-joins'
import { subjectsOf } from '../data/use-subjects'
import { useSurroundings } from '../data/use-surroundings'
import { searchTexts } from '../list/select-rows'
import type { SearchedList } from './find-records'

/** The lists that are searched. */
export interface SearchedLists {
  resources: readonly CompiledResource[]
  lists: readonly SearchedList[]
  /** Some have not answered yet. */
  pending: boolean
  /** Names of locations that did not answer, so are not searched. */
  missing: readonly string[]
}

/**
 * Reads the lists of some types over all locations, shared with the screens that show them, joined with each other. Lists
 * that only a join needs are not read.
 */
export function useSearchedLists(types: readonly string[]): SearchedLists {
  const { site, reporter } = usePlatform()
  const texts = useTexts()
  const surroundings = useSurroundings()
  const resources = useResources(types)
  const calls = useMemo(
    () =>
      resources.flatMap((resource) =>
        (resource.scope === 'global' ? [undefined] : site.locations.map((location) => location.slug)).map(
          (location) => ({ resource, operation: resource.listOperation, location }),
        ),
      ),
    [resources, site],
  )
  const answers = useAnswers(calls, true)
  return useMemo(() => {
    const lists: SearchedList[] = []
    const missing = new Set<string>()
    let pending = false
    for (const { resource, operation, location } of calls) {
      const answer = answers(operation, location)
      if (answer?.data === undefined) {
        if (answer?.failed !== true) pending = true
        else if (location !== undefined) missing.add(site.location(location)?.display_name ?? location)
        continue
      }
      const rows = decodeRows(resource, answer.data, location, surroundings, reporter)
      const subjectOf = subjectsOf(resource, surroundings, joinsFrom(resource, answers), undefined)
      let made: readonly string[] | undefined
      lists.push({
        resource,
        rows,
        subjectOf,
        texts: () => (made ??= searchTexts(rows, [...resource.title, ...resource.list.search], subjectOf)),
        typeWords: foldedWords(
          `${texts.typeName(resource.type, 'one')} ${texts.typeName(resource.type, 'many')}`,
        ),
        actionWords: Object.values(resource.actions).map((action) => ({
          action,
          words: foldedWords(texts.resource(resource.type, textKeys.action(action.id, 'label'))),
        })),
      })
    }
    return { resources, lists, pending, missing: [...missing] }
  }, [resources, calls, answers, site, surroundings, reporter, texts])
}
