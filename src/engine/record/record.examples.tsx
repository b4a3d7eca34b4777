import { ApiError, connectionFailure } from '../../api/errors'
import type { DetailedResource } from '../../manifest/compiled'
import { Split } from '../../ui/layout/Split'
import type { Example } from '../../ui/example'
import { ExampleDetail, type Around } from '../examples/ExampleDetail'
import { exampleColumn } from '../examples/example-fields'
import { places, type Place } from '../examples/example-names'
import { exampleRecord } from '../examples/example-records'
import { exampleResource } from '../examples/example-resource'
import { PendingNotice } from './PendingNotice'
import { DetailMissing } from './DetailMissing'
import { DetailSide } from './DetailSide'
import { DetailTop } from './DetailTop'
import type { RecordView } from './use-record'

function without(name: string, about: Partial<RecordView>, place?: Place): Example {
  const record: RecordView = {
    row: undefined,
    status: 'missing',
    error: undefined,
    stale: undefined,
    refetch: () => undefined,
    ...about,
  }
  return {
    name,
    render: () => (
      <DetailMissing resource={exampleResource} title="first" id="first" location={place} record={record} />
    ),
  }
}

/** A page without its record: loading, failed, or missing. */
export const missingExamples: readonly Example[] = [
  without('being fetched', { status: 'pending' }),
  without('not there', { status: 'missing' }),
  without('location down', { status: 'failed', error: connectionFailure(undefined) }, places.down),
  without('failed', {
    status: 'failed',
    error: new ApiError('server', 'Internal server error', { status: 500, correlationId: 'e5a1' }),
  }),
]

function waiting(name: string, about: Around): Example {
  return {
    name,
    render: () => (
      <ExampleDetail {...about}>
        <PendingNotice />
      </ExampleDetail>
    ),
  }
}

/** Notices above the sections while an action is pending. Ids keep the examples of one page apart. */
export const awaitedExamples: readonly Example[] = [
  waiting('under way', {
    record: exampleRecord('restarting', { status: 'rests' }),
    started: { action: 'restart', seconds: 12 },
  }),
  waiting('can be forced', { record: exampleRecord('stopping'), started: { action: 'rest', seconds: 5 } }),
  waiting('takes longer than it should', {
    record: exampleRecord('stuck'),
    started: { action: 'rest', seconds: 95 },
  }),
]

/** The example type with facts beside its sections. */
const factual: DetailedResource = {
  ...exampleResource,
  count: { id: 'parts', at: 'parts[]', icon: 'box' },
  detail: {
    params: {},
    joins: [],
    documented: exampleResource.listOperation,
    values: [exampleColumn('note', 'text'), exampleColumn('size', 'gigabytes')],
    about: false,
    notices: [],
    actions: ['restart', 'rest', 'rename'],
    facts: [
      {
        id: 'connect',
        lines: [{ text: 'ssh example@{name}', when: { record: 'status', is: 'works' } }],
        section: null,
        action: 'rename',
        values: [exampleColumn('id', 'mono', { copy: true })],
      },
      {
        id: 'cost',
        lines: [],
        section: null,
        action: null,
        values: [exampleColumn('price', 'money'), exampleColumn('made', 'date')],
      },
    ],
    tabs: [],
    refers: [],
  },
}
const tabs = ['about', 'parts'].map((id) => ({
  id,
  sections: [],
  count: id === 'parts' ? ['parts[]'] : [],
  when: null,
}))

function framed(name: string, record: Record<string, unknown>): Example {
  return {
    name,
    render: () => (
      <ExampleDetail record={record} resource={factual}>
        <DetailTop tabs={tabs} current={tabs[0]} />
        <Split side={<DetailSide />} sideLabel="Facts">
          <PendingNotice />
        </Split>
      </ExampleDetail>
    ),
  }
}

/** Header and sidebar of a record. */
export const frameExamples: readonly Example[] = [
  framed('usual', exampleRecord('first')),
  framed('moving', exampleRecord('moving', { status: 'starts', note: null })),
  framed('in a state nobody knows', exampleRecord('odd', { status: 'levitating', price: null })),
]
