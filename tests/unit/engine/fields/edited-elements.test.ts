import { describe, expect, it } from 'vitest'
import { elementDifferences, elementsOf } from '../../../../src/engine/fields/edited-elements'

const sent = {
  key: 'uuid',
  carries: ['uuid', 'direction', 'protocol', 'policy_action', 'port_start', 'port_end', 'endpoint_spec'],
}
const rule = {
  uuid: 'r-1',
  direction: 'inbound',
  protocol: 'tcp',
  policy_action: 'accept',
  port_start: 443,
  port_end: 443,
  endpoint_spec: null,
  created_at: 'x',
}
const other = { ...rule, uuid: 'r-2', port_start: 80, port_end: 80 }

describe('the elements of a record', () => {
  const edits = { ...sent, at: 'rules', sort: ['port_start'], place: 'rules' }

  it('are sorted as the platform keeps no order, without what is no element', () => {
    expect(elementsOf({ rules: [rule, 'none', other] }, edits)).toEqual([other, rule])
  })

  it('are none where the record has no array', () => {
    expect(elementsOf({}, edits)).toEqual([])
    expect(elementsOf(undefined, edits)).toEqual([])
  })
})

describe('two readings of the elements', () => {
  it.each([
    ['in another order', [rule, other], [other, rule]],
    ['of nothing', [], []],
    ['after what is not sent has changed', [rule], [{ ...rule, created_at: 'y' }]],
    ['with nothing written in another way', [rule], [{ ...rule, endpoint_spec: [] }]],
  ])('are the same %s', (_, before, after) => {
    expect(elementDifferences(before, after, sent)).toEqual([])
  })

  it.each([
    ['one came', [rule], [rule, other]],
    ['one went', [rule, other], [rule]],
    ['one was replaced', [rule], [{ ...rule, uuid: 'r-9' }]],
    ['one was changed', [rule], [{ ...rule, port_end: 8443 }]],
    ['what no field edits was changed', [rule], [{ ...rule, policy_action: 'drop' }]],
    ['one without identity came', [rule], [rule, { protocol: 'udp' }]],
  ])('differ if %s', (_, before, after) => {
    expect(elementDifferences(before, after, sent)).not.toEqual([])
  })

  it('say which came, which are others and which went', () => {
    const changed = { ...other, port_end: 8080 }
    const came = { ...rule, uuid: 'r-3' }
    expect(elementDifferences([rule, other], [came, changed], sent)).toEqual([
      { key: 'r-3', before: undefined, after: came },
      { key: 'r-2', before: other, after: changed },
      { key: 'r-1', before: rule, after: undefined },
    ])
  })
})
