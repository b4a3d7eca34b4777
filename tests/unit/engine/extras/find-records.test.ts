import { expect, it } from 'vitest'
import { findActions, findRecords, type SearchedList } from '../../../../src/engine/extras/find-records'
import { textReader } from '../../../../src/engine/rows/row-readers'
import { foldedWords, foldText } from '../../../../src/lib/fold-text'
import type { CompiledAction } from '../../../../src/manifest/compiled-actions'
import { plainSubject, resourceOf, rowOf } from '../support'

const action = (id: string): CompiledAction => ({
  id,
  icon: 'box',
  operation: 'updateDisk',
  params: {},
  guard: 'none',
  form: null,
})

function listOf(names: string, labels: readonly string[], records: Record<string, unknown>[]): SearchedList {
  const resource = resourceOf({ list: { ...resourceOf().list, search: ['name', 'note'] } })
  const { read } = textReader(resource.list.search, plainSubject())
  return {
    resource,
    rows: records.map((record) => {
      const row = rowOf(record)
      return { row, words: { title: foldText(String(record.name)), text: read(row) } }
    }),
    subjectOf: plainSubject(),
    typeWords: foldedWords(names),
    actionWords: labels.map((label) => ({ action: action(label), words: foldedWords(label) })),
  }
}

const machines = listOf(
  'Virtual machine',
  ['Start', 'Start in rescue mode…', 'Stop'],
  [
    { uuid: '1', name: 'web-prod-01' },
    { uuid: '2', name: 'grafana', note: 'behind web' },
    { uuid: '3', name: 'my-web' },
    { uuid: '4', name: 'stopwatch' },
  ],
)
const disks = listOf('Disk', ['Delete…'], [{ uuid: '5', name: 'web' }])

const records = (query: string, limit = 9) =>
  findRecords([machines, disks], foldedWords(query), limit).map(({ title }) => title)
const actions = (query: string, limit = 9) =>
  findActions([machines, disks], foldedWords(query), limit).map(
    ({ action: { id }, title }) => `${id} ${title}`,
  )

it('finds records, those called so first, then those whose title begins so', () => {
  expect(records('WEB')).toEqual(['web', 'web-prod-01', 'my-web', 'grafana'])
  expect(records('web', 2)).toEqual(['web', 'web-prod-01'])
  expect(records('web prod')).toEqual(['web-prod-01'])
  expect(records('')).toEqual([])
  expect(records('nothing')).toEqual([])
})

it('takes a word for the name of a type when others are left', () => {
  expect(records('disk web')).toEqual(['web'])
  expect(records('disk')).toEqual([])
})

it('finds what can be done to a record, in whatever order it is said', () => {
  expect(actions('start grafana')).toEqual(['Start grafana', 'Start in rescue mode… grafana'])
  expect(actions('grafana rescue')).toEqual(['Start in rescue mode… grafana'])
  expect(actions('delete web')).toEqual(['Delete… web'])
  expect(actions('stop stopwatch')).toEqual(['Stop stopwatch'])
  expect(actions('stop')).toEqual([])
  expect(actions('grafana')).toEqual([])
})

it('leaves out records that only mention the words when others are called so', () => {
  expect(actions('stop web')).toEqual(['Stop web-prod-01', 'Stop my-web'])
  expect(actions('stop behind')).toEqual(['Stop grafana'])
  expect(actions('stop web', 1)).toEqual(['Stop web-prod-01'])
})
