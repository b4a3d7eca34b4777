import { expect, it } from 'vitest'
import { compileActionCosts } from '../../../../codegen/manifests/compile-prices'
import { machine } from '../../../manifests/base'
import { changed, contextOf } from '../../../manifests/support'

const disk = { type: 'object', properties: { bytes: { type: 'integer', 'x-unit': 'bytes' } } }
const schema = {
  type: 'object',
  properties: { memory: { type: 'integer', 'x-unit': 'MB' }, disks: { type: 'array', items: disk } },
}
const scope = { schema, added: new Map(), name: 'Machine' }

it('costs of an action, and of what is lost and kept with it, are in the unit of the price list', () => {
  const costs = [{ type: 'RAM', record: 'memory' }]
  const kept = [{ id: 'disk', each: 'disks[]', costs: [{ type: 'STORAGE', record: 'bytes' }] }]
  const deleted = [{ id: 'memory', costs }, { id: 'none' }]
  expect(compileActionCosts(contextOf(changed(machine, {})), scope, { costs, kept, deleted })).toEqual({
    costs: [{ type: 'RAM', record: 'memory', divide: 1024 }],
    kept: [{ id: 'disk', each: 'disks[]', costs: [{ type: 'STORAGE', record: 'bytes', divide: 2 ** 30 }] }],
    deleted: [{ id: 'memory', costs: [{ type: 'RAM', record: 'memory', divide: 1024 }] }, { id: 'none' }],
  })
})
