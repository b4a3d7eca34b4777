import { createElement, useState } from 'react'
import { DeveloperError } from '../../lib/developer-error'
import { foldedWords, foldText } from '../../lib/fold-text'
import type { CompiledResource } from '../../manifest/compiled'
import { needsDialog } from '../../manifest/needs-dialog'
import { stateOf, viewState } from '../../manifest/states'
import { readPaths } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { useOnline } from '../../platform/online'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import type { PaletteOption } from '../../ui/overlay/PaletteDialog'
import { doNow } from '../jobs/do-now'
import { expectationOf, jobs } from '../jobs/jobs'
import { type Offer, offerAction, useOfferTexts } from '../jobs/offer'
import { cellInput, firstText } from '../cells/cell'
import type { CellEnv } from '../data/env'
import { StateWord } from '../cells/state'
import { useCellEnv } from '../cells/use-cell-env'
import { detailPath } from '../../manifest/routes'
import { findActions, findRecords, type ActionHit, type Hit } from './find-records'
import { useSearchedLists, type SearchedLists } from './use-searched-lists'

/** Search results. The id of an option is a link, `go {address}`, or a command for `run`. */
export interface FoundResources {
  resources: readonly PaletteOption[]
  actions: readonly PaletteOption[]
  pending: boolean
  /** Locations and types that failed and were not searched. */
  missing: SearchedLists['missing']
  /** Runs an option's command; false if the option is a link. */
  run: (id: string) => boolean
  /** The type that can be created with the query as its name, and the URL of its prefilled form. */
  named: { type: string; href: string } | undefined
  /** The record the palette is scoped to: only its actions are shown. */
  scope: { name: string; leave: () => void } | undefined
  /** Scopes the palette to the record of an option. */
  enter: (id: string) => void
}

/** Maximum records and actions shown; actions offered for the best record. */
const limits = { records: 8, actions: 8, offered: 4 }

/** One word with a letter; no address, link or e-mail address, because no type has such names. */
const looksLikeName = (word: string): boolean => /^[^\s:/@]*\p{L}[^\s:/@]*$/u.test(word)

/** The first type whose form takes a name from the URL. */
function namedBy(resources: readonly CompiledResource[], query: string): FoundResources['named'] {
  const name = query.trim()
  if (!looksLikeName(name)) return undefined
  for (const { type, title, create, routes } of resources) {
    const parameter = Object.entries(create?.prefill ?? {}).find(
      ([, field]) => typeof field === 'string' && title.includes(field),
    )?.[0]
    if (parameter === undefined || routes.create === null) continue
    return { type, href: `${routes.create}?${new URLSearchParams({ [parameter]: name }).toString()}` }
  }
  return undefined
}

function endOf(resource: CompiledResource, { subject }: Hit, env: CellEnv): PaletteOption['end'] {
  const { states, count } = resource
  const known =
    states && (!('rules' in states) || !Object.keys(resource.joins).some(subject.pending ?? (() => false)))
  if (states && known) {
    const view = viewState(resource.stateOf, stateOf(states, subject))
    return createElement(StateWord, { env: { ...env, resource }, view })
  }
  if (!count) return undefined
  const values = { count: readPaths(subject, count.at).length }
  return env.texts.resource(resource.type, textKeys.count(count.id), values)
}

/** The first address column of a record's list, unless it is the title. */
function addressOf(resource: CompiledResource, { subject, title }: Hit, env: CellEnv): string {
  const column = resource.list.columns.find(({ cell, phone }) => cell === 'address' && phone === 'summary')
  const address = column ? firstText(cellInput(column, subject, env)) : ''
  return address === title ? '' : address
}

/**
 * Searches all types and locations, also for an action with a record ("start grafana"). The best record offers its
 * actions. Actions that ask first open their dialog on the record's page, others run at once.
 */
export function useSearchResources(types: readonly string[], query: string): FoundResources {
  const platform = usePlatform()
  const texts = useTexts()
  const offerTexts = useOfferTexts()
  const online = useOnline()
  const awaited = useStore(jobs)
  const { resources, lists, pending, missing } = useSearchedLists(types)
  const [scoped, setScoped] = useState<Pick<Hit, 'title'> & { type: string; key: string }>()
  const env = useCellEnv(resources[0] ?? neverResource(), noReference)
  const words = foldedWords(query)
  const runs = new Map<string, () => void>()
  const hits = new Map<string, Hit>()

  const offerOf = ({ list, row, subject, action }: ActionHit): Offer | undefined =>
    offerAction(list.resource, action, row, subject, {
      texts: offerTexts,
      online,
      awaited: expectationOf(
        awaited,
        list.resource.type,
        row.key,
        platform.client.identity().epoch,
        platform.now(),
      ),
    })
  const pathOf = ({ list: { resource }, row }: Hit): string =>
    detailPath(resource, row.id, row.location) ?? resource.routes.list
  const recordOption = (hit: Hit): PaletteOption => {
    const { resource } = hit.list
    const id = `go ${pathOf(hit)}`
    const place = [texts.typeName(resource.type, 'one'), hit.row.location, addressOf(resource, hit, env)]
    hits.set(id, hit)
    return {
      id,
      icon: resource.icon,
      label: hit.title,
      where: place.filter(Boolean).join(', '),
      end: endOf(resource, hit, env),
      more: Object.keys(resource.actions).length > 0,
    }
  }
  const actionOption = (hit: ActionHit, named: boolean): PaletteOption[] => {
    const offer = offerOf(hit)
    if (!offer) return []
    const { list, row, subject, title: name, action } = hit
    const label = named ? offer.label.replace('…', '') : offer.label
    const dialog = new URLSearchParams({ do: action.id, on: row.key }).toString()
    const asks = needsDialog(action)
    const id = asks ? `go ${pathOf(hit)}?${dialog}` : `do ${action.id} ${row.key}`
    if (!asks)
      runs.set(id, () => {
        void doNow(platform, { resource: list.resource, action, target: { row, subject, name } })
      })
    return [
      {
        id,
        icon: action.icon,
        label: named ? texts.t('palette.on', { action: label, name }) : label,
        disabledReason: offer.reason,
      },
    ]
  }
  const actionsOf = (hit: Hit): ActionHit[] =>
    Object.values(hit.list.resource.actions).map((action) => ({ ...hit, action }))
  const rest = {
    pending,
    missing,
    run: (id: string): boolean => {
      runs.get(id)?.()
      return runs.has(id)
    },
    enter: (id: string): void => {
      const hit = hits.get(id)
      if (hit) setScoped({ title: hit.title, type: hit.list.resource.type, key: hit.row.key })
    },
  }

  if (scoped) {
    const options = lists
      .filter(({ resource }) => resource.type === scoped.type)
      .flatMap((list) => {
        const row = list.rows.find((each) => each.row.key === scoped.key)?.row
        return row ? actionsOf({ list, row, subject: list.subjectOf(row), title: scoped.title }) : []
      })
      .flatMap((hit) => actionOption(hit, false))
      .filter(({ label }) => words.every((word) => foldText(label).includes(word)))
    const scope = { name: scoped.title, leave: () => setScoped(undefined) }
    return { ...rest, resources: [], actions: options, named: undefined, scope }
  }
  const records = findRecords(lists, words, limits.records)
  const [first] = records
  const asked = findActions(lists, words, limits.actions).flatMap((hit) => actionOption(hit, true))
  const offered = (first ? actionsOf(first) : [])
    .filter((hit) => hit.action.danger !== true && offerOf(hit)?.reason === undefined)
    .flatMap((hit) => actionOption(hit, true))
    .slice(0, limits.offered)
  return {
    ...rest,
    resources: records.map(recordOption),
    actions: asked.length > 0 ? asked : offered,
    // What is not searched may have the name.
    named: missing.count > 0 ? undefined : namedBy(resources, query),
    scope: undefined,
  }
}

const noReference = (): undefined => undefined

function neverResource(): never {
  throw new DeveloperError('resource is null or undefined')
}
