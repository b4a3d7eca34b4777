import { describe, expect, it } from 'vitest'
import { Description } from '../../../codegen/openapi/description'
import { account, accountProblems, type Accounts } from '../../coverage/api/accounts'

const disk = {
  type: 'object',
  properties: { uuid: { type: 'string' }, size_gb: { type: 'integer' }, colour: { type: 'string' } },
}
const answer = {
  '200': { content: { 'application/json': { schema: { $ref: '#/components/schemas/Disk' } } } },
}
const document = {
  paths: {
    '/{location}/disks/{uuid}': { get: { operationId: 'getDisk', responses: answer } },
    '/{location}/disks': {
      post: {
        operationId: 'createDisk',
        parameters: [
          { in: 'query', name: 'dry_run', 'x-beyond-specification': true },
          { in: 'query', name: 'wait' },
        ],
        responses: answer,
      },
    },
    '/floppies': { get: { operationId: 'listFloppies', 'x-beyond-specification': true, responses: {} } },
  },
  components: { schemas: { Disk: disk } },
}
const requirements = [
  { id: 'DISK-01', kind: 'data', text: 'A disk has uuid and size_gb_total.' },
  { id: 'DISK-02', kind: 'api', text: 'GET /disks/{uuid} reads a disk; POST /disks (wait) makes one.' },
]
const nothing: Accounts = { operations: new Map(), schemas: new Map(), fields: new Map(), general: [] }
const table: Accounts = { ...nothing, schemas: new Map([['Disk', ['DISK-01']]]) }
const check = (accounts: Accounts, list = requirements) => {
  const found = account(new Description(document), list, accounts)
  return { found, problems: accountProblems(found, list, accounts) }
}

describe('account', () => {
  it('goes by the call and the words that a requirement names', () => {
    const { found } = check(table)
    const ids = Object.fromEntries(found.map((each) => [each.name, each.ids]))
    expect(ids).toMatchObject({
      getDisk: ['DISK-02'],
      createDisk: ['DISK-02'],
      'Disk.uuid': ['DISK-01'],
      'Disk.size_gb': [],
      'createDisk.wait': ['DISK-02'],
    })
  })

  it('takes the mark for an account, on calls and on parameters', () => {
    const beyond = check(table).found.filter(({ because }) => because !== undefined)
    expect(beyond.map(({ name }) => name)).toEqual(['listFloppies', 'createDisk.dry_run'])
  })

  it('names what nothing accounts for', () => {
    expect(check(table).problems).toEqual([
      'field Disk.size_gb: no requirement accounts for it',
      'field Disk.colour: no requirement accounts for it',
    ])
    expect(check(table, requirements.slice(0, 1)).problems).toContain(
      'operation getDisk: no requirement accounts for it',
    )
  })

  it('names a call that is asked for and missing', () => {
    const asked = { id: 'DISK-03', kind: 'api', text: 'DELETE /disks/{uuid} removes a disk.' }
    expect(check(table, [...requirements, asked]).problems).toContain(
      'DISK-03: no call serves it (DELETE /disks/{uuid} removes a disk.)',
    )
  })

  it('names entries of the table that are needless or lead nowhere', () => {
    const reason = { ids: [], because: 'clients want it' }
    const { problems } = check({
      operations: new Map([['burnDisk', ['DISK-02']]]),
      schemas: new Map([
        ['Disk', ['DISK-01', 'DISK-99']],
        ['Tape', ['DISK-01']],
      ]),
      fields: new Map(
        ['Disk.size_gb', 'Disk.colour', 'Disk.uuid', 'Disk.weight'].map((name) => [name, reason]),
      ),
      general: [],
    })
    expect(problems).toEqual([
      'DISK-99: there is no such requirement',
      'burnDisk: there is no such call',
      'Tape: no call takes or answers it',
      'Disk.uuid: is accounted for without its entry',
      'Disk.weight: there is no such field',
    ])
  })
})
