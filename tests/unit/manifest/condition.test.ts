import { describe, expect, it } from 'vitest'
import { fc } from '../../run/seed'
import { sameAddress } from '../../../src/lib/same-address'
import { holds, judge } from '../../../src/manifest/condition'
import type { Condition } from '../../../src/manifest/words/values'
import { joined, subject, environment } from './support'

const vm = subject({ record: { status: 'running', vcpu: 2, backup: false, tags: [], note: null, name: '' } })

describe('a condition on a field', () => {
  it.each<[string, Condition, boolean]>([
    ['is its value', { record: 'status', is: 'running' }, true],
    ['is another value', { record: 'status', is: 'stopped' }, false],
    ['is compared exactly, case included', { record: 'status', is: 'Running' }, false],
    ['is a number', { record: 'vcpu', is: 2 }, true],
    ['is no text of a number', { record: 'vcpu', is: '2' }, false],
    ['is false', { record: 'backup', is: false }, true],
    ['is null', { record: 'note', is: null }, true],
    ['is null also when it is missing', { record: 'nothing', is: null }, true],
    ['is not true when it is missing', { record: 'nothing', is: true }, false],
    ['is one of several', { record: 'status', is: ['stopped', 'running'] }, true],
    ['is none of several', { record: 'status', is: ['stopped', 'creating'] }, false],
    ['is nothing or one of several', { record: 'missing', is: [null, 'running'] }, true],
    ['is neither nothing nor one of several', { record: 'status', is: [null, 'stopped'] }, false],
    ['is present', { record: 'status', present: true }, true],
    ['false is present', { record: 'backup', present: true }, true],
    ['an empty text is absent', { record: 'name', present: false }, true],
    ['null is absent', { record: 'note', present: false }, true],
    ['an empty list is absent', { record: 'tags', present: false }, true],
    ['missing is absent', { record: 'nothing', present: false }, true],
    ['missing is not present', { record: 'nothing', present: true }, false],
  ])('%s', (_, condition, held) => {
    expect(holds(condition, vm)).toBe(held)
  })

  it('passes lists: present when any element has it', () => {
    const about = subject({ record: { storage: [{ replica: [] }, { replica: [{ uuid: 'r1' }] }] } })
    expect(holds({ record: 'storage[].replica[].uuid', present: true }, about)).toBe(true)
    expect(holds({ record: 'storage[].replica[].gone', present: true }, about)).toBe(false)
  })

  it('equals a value of another scope, with any of its own', () => {
    const about = subject({ record: { vm_uuids: ['a', 'b'] }, form: { machine: 'b' } })
    expect(holds({ record: 'vm_uuids[]', is: { form: 'machine' } }, about)).toBe(true)
    expect(holds({ record: 'vm_uuids[]', is: 'c' }, about)).toBe(false)
    const chosen = subject({ record: { id: 'b' }, chosen: () => ({ ready: ['a', 'b'] }) })
    expect(holds({ record: 'id', is: { form: 'spec', option: 'ready[]' } }, chosen)).toBe(true)
    expect(holds({ record: 'id', is: { form: 'spec', option: 'busy[]' } }, chosen)).toBe(false)
  })

  it('equals any of several values of another scope', () => {
    const owner = subject({ record: { targets: [{ uuid: 'a' }, { uuid: 'b' }] } })
    const about = subject({ record: { uuid: 'b' }, owner })
    expect(holds({ record: 'uuid', is: { owner: 'targets[].uuid' } }, about)).toBe(true)
    expect(holds({ record: 'uuid', is: { owner: 'targets[].gone' } }, about)).toBe(false)
    expect(holds({ record: 'uuid', is: { owner: 'uuid' } }, subject({ record: { uuid: 'b' } }))).toBe(false)
  })

  it('equals what comes to the same, where it is said what does', () => {
    const record = { allowed: ['10.0.0.0/8', '2001:db8::/32'] }
    const allowed = (address: string, same?: typeof sameAddress): boolean => {
      const about = subject({ record, form: { address }, ...(same ? { isEqual: same } : {}) })
      return holds({ record: 'allowed[]', is: { form: 'address' } }, about)
    }
    expect(allowed('10.0.0.5/8')).toBe(false)
    expect(allowed('10.0.0.5/8', sameAddress)).toBe(true)
    expect(allowed('2001:db8:0::/32', sameAddress)).toBe(true)
    expect(allowed('10.0.0.0/9', sameAddress)).toBe(false)
  })

  it('never reads what an object inherits', () => {
    const about = subject({ record: {} })
    for (const field of ['constructor', '__proto__', 'toString', 'hasOwnProperty', '__proto__.toString'])
      expect(holds({ record: field, present: true }, about), field).toBe(false)
  })
})

describe('a condition on the site', () => {
  it('is about its configuration', () => {
    const about = subject({ environment: environment({ site: { pathStyle: true } }) })
    expect(holds({ site: 'pathStyle', is: true }, about)).toBe(true)
    expect(holds({ site: 'pathStyle', is: false }, about)).toBe(false)
    expect(holds({ site: 'other', is: null }, about)).toBe(true)
  })
})

describe('a condition on the form', () => {
  const about = subject({
    form: { source: 'os', restricted: true, empty: '' },
    chosen: (field) => (field === 'os_name' ? { license_type: 'WINDOWS' } : undefined),
  })

  it.each<[string, Condition, boolean]>([
    ['is', { form: 'source', is: 'os' }, true],
    ['in', { form: 'source', is: ['disk', 'replica'] }, false],
    ['present', { form: 'source', present: true }, true],
    ['absent when empty', { form: 'empty', present: false }, true],
    ['absent when there is no such field', { form: 'other', present: false }, true],
    ['the chosen item', { form: 'os_name', option: 'license_type', is: 'WINDOWS' }, true],
    ['the item of a field without a choice', { form: 'network', option: 'name', is: 'prod' }, false],
    ['null when nothing is chosen', { form: 'network', option: 'name', is: null }, true],
  ])('%s', (_, condition, held) => {
    expect(holds(condition, about)).toBe(held)
  })

  it('does not hold where there is no form', () => {
    expect(holds({ form: 'source', is: 'os' }, subject())).toBe(false)
    expect(holds({ form: 'os_name', option: 'x', is: 'y' }, subject())).toBe(false)
  })
})

describe('a condition on the record it belongs to', () => {
  const owner = joined({ status: 'running' }, { addresses: [{}] }, ['machine'])
  const about = subject({ record: { status: 'own' }, owner })

  it.each<[string, Condition, boolean]>([
    ['is', { owner: 'status', is: 'running' }, true],
    ['is not that of the part', { owner: 'status', is: 'own' }, false],
    ['in', { owner: 'status', is: ['running', 'stopped'] }, true],
    ['present', { owner: 'status', present: true }, true],
    ['present, of what is joined', { owner: '$addresses', present: true }, true],
    ['absent', { owner: 'gone', present: false }, true],
  ])('%s', (_, condition, held) => {
    expect(holds(condition, about)).toBe(held)
  })

  it('is pending while the joined list has not answered', () => {
    expect(judge({ owner: '$machine', present: true }, about)).toMatchObject({ ok: false, pending: true })
  })

  it('does not hold where there is none', () => {
    expect(holds({ owner: 'status', is: 'running' }, subject({ record: { status: 'running' } }))).toBe(false)
  })
})

describe('a condition on what surrounds it', () => {
  it('knows the switches of the site, and hides without one [SITE-15]', () => {
    const about = subject({ environment: environment({ on: ['disksEnabled'] }) })
    expect(judge({ feature: 'disksEnabled' }, about)).toEqual({ ok: true })
    expect(judge({ feature: 'vmsEnabled', because: 'x' }, about)).toEqual({
      ok: false,
      hidden: true,
      because: 'x',
      pending: false,
    })
  })

  it('knows administrators, and hides from others', () => {
    const admin = subject({ environment: environment({ administrator: true }) })
    expect(holds({ context: 'administrator' }, admin)).toBe(true)
    expect(judge({ context: 'administrator' }, subject())).toMatchObject({ ok: false, hidden: true })
    const delegate = subject({ environment: environment({ acting: true }) })
    expect(holds({ context: 'acting' }, delegate)).toBe(true)
    expect(judge({ context: 'acting' }, subject())).toMatchObject({ ok: false, hidden: true })
  })

  const closed = { ok: false, hidden: false, because: 'closed', pending: false }

  it('knows whether the account in use may pay, and disables [BILLING-13]', () => {
    const context = 'billingAccountOpen' as const
    expect(holds({ context }, subject())).toBe(true)
    const about = subject({ environment: environment({ billingAccountOpen: false }) })
    expect(judge({ context, because: 'closed' }, about)).toEqual(closed)
  })

  it('knows whether the location takes new things, that of the owner for a part', () => {
    const around = environment({ locationOpen: (slug) => slug !== 'jkt01' })
    const condition: Condition = { context: 'locationOpen', because: 'closed' }
    const owner = subject({ environment: around, location: 'jkt01' })
    expect(judge(condition, owner)).toEqual(closed)
    expect(judge(condition, subject({ environment: around, owner }))).toEqual(closed)
    expect(holds(condition, subject({ environment: around, location: 'tll' }))).toBe(true)
  })

  it('knows whether the account of the record may pay [BILLING-13]', () => {
    const around = environment({ accountOpen: (id) => id !== 120402 })
    const of = (account: unknown) =>
      subject({ environment: around, record: { billing_account: account, kind: 'x' } })
    const own: Condition = { account: { record: 'billing_account' }, is: 'open', because: 'closed' }
    expect(judge(own, of(120402))).toEqual({ ...closed, account: 120402 })
    expect(holds(own, of(120348))).toBe(true)
    expect(holds(own, of(undefined))).toBe(true)
    const part = { ...subject({ environment: around }), owner: of(120402) }
    expect(judge({ account: { owner: 'billing_account' }, is: 'open', because: 'closed' }, part)).toEqual({
      ...closed,
      account: 120402,
    })
  })

  it('knows whether the account may have only small things, and takes unknown ones for large', () => {
    const around = environment({ accountLimited: (id) => id === 120402 })
    const limited: Condition = { account: { record: 'billing_account' }, is: 'limited' }
    const of = (account: unknown) => subject({ environment: around, record: { billing_account: account } })
    expect([120402, 120348, undefined].map((id) => holds(limited, of(id)))).toEqual([true, false, false])
  })
})

describe('the user', () => {
  const around = environment({ isUser: (name) => name === 'mari@raamat.example' })
  const own: Condition = { not: { context: 'user', is: { form: 'people[]' } }, because: 'ownAddress' }

  it.each([
    [['uku@uus.example'], true],
    [['uku@uus.example', 'mari@raamat.example'], false],
    [undefined, true],
  ])('is known by name, also among several: %j', (people, ok) => {
    expect(holds(own, subject({ environment: around, form: { people } }))).toBe(ok)
  })

  it('is nobody until it is known', () => {
    expect(holds(own, subject({ form: { people: ['mari@raamat.example'] } }))).toBe(true)
  })
})

describe('reasons', () => {
  it('come from the part that fails', () => {
    const condition: Condition = {
      all: [
        { record: 'status', is: 'running', because: 'mustRun' },
        { record: 'backup', is: true, because: 'mustBackUp' },
      ],
    }
    expect(judge(condition, vm)).toMatchObject({ ok: false, because: 'mustBackUp' })
  })

  it('come from the first part that fails when several do', () => {
    const condition: Condition = {
      all: [
        { record: 'status', is: 'stopped', because: 'first' },
        { record: 'backup', is: true, because: 'second' },
      ],
    }
    expect(judge(condition, vm)).toMatchObject({ because: 'first' })
  })

  it('come from the whole when the part has none', () => {
    expect(judge({ all: [{ record: 'status', is: 'stopped' }], because: 'whole' }, vm)).toMatchObject({
      because: 'whole',
    })
    expect(
      judge({ not: { record: 'status', is: 'running', because: 'part' }, because: 'whole' }, vm),
    ).toMatchObject({
      because: 'whole',
    })
  })

  it('of alternatives come from the whole, else from the first that has one', () => {
    const parts: Condition[] = [
      { record: 'status', is: 'stopped' },
      { record: 'vcpu', is: 1, because: 'part' },
    ]
    expect(judge({ any: parts, because: 'whole' }, vm)).toMatchObject({ because: 'whole' })
    expect(judge({ any: parts }, vm)).toMatchObject({ because: 'part' })
  })

  it('are missing when nobody gave one', () => {
    expect(judge({ record: 'status', is: 'stopped' }, vm)).toMatchObject({ ok: false, because: undefined })
  })
})

describe('hiding', () => {
  const nothingOn = { ...vm, environment: environment({ on: [] }) }

  it('is asked for by a word', () => {
    expect(judge({ record: 'backup', is: true, hide: true }, vm)).toMatchObject({ hidden: true })
    expect(judge({ record: 'backup', is: true }, vm)).toMatchObject({ hidden: false })
  })

  it('wins over disabling among parts that must all hold', () => {
    const condition: Condition = {
      all: [{ record: 'status', is: 'stopped', because: 'mustStop' }, { feature: 'vmsEnabled' }],
    }
    expect(judge(condition, nothingOn)).toMatchObject({ hidden: true })
  })

  it('of alternatives needs all of them', () => {
    const off: Condition = { feature: 'vmsEnabled' }
    expect(judge({ any: [off, { feature: 'disksEnabled' }] }, nothingOn)).toMatchObject({ hidden: true })
    expect(judge({ any: [off, { record: 'status', is: 'stopped' }] }, nothingOn)).toMatchObject({
      hidden: false,
    })
    expect(judge({ any: [off, { record: 'status', is: 'stopped' }], hide: true }, nothingOn)).toMatchObject({
      hidden: true,
    })
  })

  it('of what is negated says nothing about the negation', () => {
    expect(judge({ not: { feature: 'vmsEnabled' } }, nothingOn)).toEqual({ ok: true })
    expect(judge({ not: { feature: 'vmsEnabled' } }, vm)).toMatchObject({ ok: false, hidden: false })
    expect(judge({ not: { feature: 'vmsEnabled' }, hide: true }, vm)).toMatchObject({ hidden: true })
  })
})

describe('a pending condition', () => {
  const pending = joined({ status: 'Active' }, {}, ['machine'])
  const unanswered: Condition = { record: '$machine', present: false, because: 'attached' }

  it('is no yes, and is said to be unknown', () => {
    expect(judge(unanswered, pending)).toEqual({
      ok: false,
      hidden: false,
      because: 'attached',
      pending: true,
    })
    expect(judge({ record: '$machine.uuid', present: true }, pending)).toMatchObject({ pending: true })
  })

  it('stays unknown when negated', () => {
    expect(judge({ not: unanswered }, pending)).toMatchObject({ ok: false, pending: true })
  })

  it('gives way to a definite no', () => {
    const condition: Condition = {
      all: [unanswered, { record: 'status', is: 'Reserved', because: 'reserved' }],
    }
    expect(judge(condition, pending)).toMatchObject({ because: 'reserved', pending: false })
  })

  it('gives way to a definite yes among alternatives', () => {
    expect(holds({ any: [unanswered, { record: 'status', is: 'Active' }] }, pending)).toBe(true)
    expect(judge({ any: [unanswered, { record: 'status', is: 'Reserved' }] }, pending)).toMatchObject({
      pending: true,
    })
  })

  it('hides nothing: nothing is concluded from it', () => {
    const hiding: Condition[] = [
      { ...unanswered, hide: true },
      { not: unanswered, hide: true },
      { all: [unanswered], hide: true },
      { any: [unanswered], hide: true },
    ]
    for (const condition of hiding)
      expect(judge(condition, pending), JSON.stringify(condition)).toMatchObject({
        pending: true,
        hidden: false,
      })
  })

  it('is known as soon as the list has answered', () => {
    expect(holds(unanswered, joined({}, {}))).toBe(true)
    expect(judge(unanswered, joined({}, { machine: { uuid: 'a' } }))).toMatchObject({
      ok: false,
      pending: false,
    })
  })
})

describe('logic', () => {
  const leaf: fc.Arbitrary<Condition> = fc.record({
    record: fc.constantFrom('a', 'b', 'c'),
    is: fc.constantFrom(true, false),
  })
  const { whole } = fc.letrec<{ whole: Condition }>((tie) => ({
    whole: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      leaf,
      fc.record({ all: fc.array(tie('whole'), { maxLength: 3 }) }),
      fc.record({ any: fc.array(tie('whole'), { maxLength: 3 }) }),
      fc.record({ not: tie('whole') }),
    ),
  }))
  const records = fc.record({ a: fc.boolean(), b: fc.boolean(), c: fc.boolean() })

  function plainly(condition: Condition, record: Record<string, boolean>): boolean {
    if ('all' in condition) return condition.all.every((part) => plainly(part, record))
    if ('any' in condition) return condition.any.some((part) => plainly(part, record))
    if ('not' in condition) return !plainly(condition.not, record)
    return 'record' in condition && 'is' in condition && record[condition.record] === condition.is
  }

  it('is that of and, or, not', () => {
    fc.assert(
      fc.property(whole, records, (condition, record) => {
        expect(holds(condition, subject({ record }))).toBe(plainly(condition, record))
      }),
      { numRuns: 500 },
    )
  })

  it('of nothing is yes', () => {
    expect(judge(undefined, vm)).toEqual({ ok: true })
    expect(judge(null, vm)).toEqual({ ok: true })
    expect(holds({ all: [] }, vm)).toBe(true)
    expect(holds({ any: [] }, vm)).toBe(false)
  })

  it('refuses a word it does not know', () => {
    const later = JSON.parse('{"field":"a","resembles":"b"}') as Condition
    expect(() => judge(later, vm)).toThrow()
    expect(() => judge(JSON.parse('{"maybe":true}') as Condition, vm)).toThrow('Unexpected value')
  })
})
