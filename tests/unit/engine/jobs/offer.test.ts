import { beforeAll, describe, expect, it } from 'vitest'
import { isDestructive, offerAction, type Offer } from '../../../../src/engine/jobs/offer'
import { menuGroups } from '../../../../src/engine/actions/menu-content'
import { resource as disk } from '../../../../src/generated/resources/disk'
import { resource as virtualMachine } from '../../../../src/generated/resources/virtual-machine'
import type { CompiledAction } from '../../../../src/manifest/compiled-actions'
import type { CompiledResource } from '../../../../src/manifest/compiled'
import type { Subject } from '../../../../src/manifest/subject'
import type { Texts } from '../../../../src/platform/i18n/texts'
import { joined, subject, environment } from '../../manifest/support'
import { english } from '../../platform/stand'

let texts: Texts
beforeAll(async () => {
  texts = await english('virtual_machine', 'disk')
})

function action(resource: CompiledResource, id: string): CompiledAction {
  const found = resource.actions[id]
  if (!found) throw new Error(`There is no action ${id}`)
  return found
}

interface Changes {
  odd?: string[]
  online?: boolean
  awaited?: { action: string | null; state: string }
}

function offer(
  resource: CompiledResource,
  id: string,
  about: Subject,
  changes: Changes = {},
): Offer | undefined {
  const { odd, online = true, awaited } = changes
  return offerAction(resource, action(resource, id), { odd }, about, { texts, online, awaited })
}

const vm = (status: string, more: Record<string, unknown> = {}): Subject =>
  subject({ record: { uuid: 'a', status, backup: false, ...more }, location: 'tll' })

describe('an action of a machine', () => {
  it.each([
    ['start', 'stopped'],
    ['stop', 'running'],
    ['forceStop', 'running'],
    ['forceStop', 'stopping'],
    ['resize', 'stopped'],
    ['password', 'running'],
    ['snapshot', 'stopped'],
    ['delete', 'running'],
  ])('%s is possible when it is %s', (id, status) => {
    expect(offer(virtualMachine, id, vm(status))).toMatchObject({ reason: undefined })
  })

  it.each([
    ['resize', 'running', 'VM-19'],
    ['resize', 'stopping', 'VM-19'],
    ['resize', 'creating', 'VM-19'],
    ['password', 'stopped', 'VM-20'],
    ['password', 'creating', 'VM-20'],
    ['start', 'running', 'VM-40'],
    ['stop', 'stopped', 'VM-40'],
    ['rescue', 'creating', 'VM-12'],
  ])('%s is visible with its reason when it is %s [%s]', (id, status) => {
    const made = offer(virtualMachine, id, vm(status))
    expect(made?.label).not.toContain('actions.')
    expect(made?.reason).toBeTruthy()
    expect(made?.reason).not.toContain('reasons.')
  })

  it('that would switch what is switched already is not there', () => {
    expect(offer(virtualMachine, 'backupOff', vm('running'))).toBeUndefined()
    expect(offer(virtualMachine, 'backupOn', vm('running'))).toBeDefined()
    expect(offer(virtualMachine, 'backupOn', vm('running', { backup: true }))).toBeUndefined()
  })
})

describe('an action that loses something', () => {
  const destructive = ['delete', 'reinstall', 'forceStop']

  it('is one that says so', () => {
    expect(
      Object.values(virtualMachine.actions)
        .filter(isDestructive)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(destructive.sort())
  })

  it.each(destructive)('%s is refused for a record that is not understood', (id) => {
    const status = id === 'forceStop' ? 'running' : 'stopped'
    expect(offer(virtualMachine, id, vm(status), { odd: ['memory'] })?.reason).toBe(
      'Its state is not known here',
    )
  })

  it.each(['hibernating', 'RUNNING', ''])('delete is refused in an unknown state: %j', (status) => {
    expect(offer(virtualMachine, 'delete', vm(status))?.reason).toBe('Its state is not known here')
  })

  it('is refused without a state', () => {
    expect(offer(virtualMachine, 'delete', subject({ record: { uuid: 'a' } }))?.reason).toBeTruthy()
  })

  it('leaves harmless ones alone', () => {
    expect(offer(virtualMachine, 'rename', vm('hibernating'), { odd: ['memory'] })?.reason).toBeUndefined()
  })

  it('on a part of a record is judged by the part', () => {
    const part = subject({ record: { uuid: 'd', primary: false }, owner: vm('hibernating') })
    const rowAction = {
      ...action(virtualMachine, 'delete'),
      when: { record: 'primary', is: false },
    } as CompiledAction
    expect(
      offerAction(virtualMachine, rowAction, { odd: undefined }, part, {
        texts,
        online: true,
        awaited: undefined,
      }),
    ).toMatchObject({
      reason: undefined,
    })
  })
})

describe('an action that depends on another list', () => {
  it('is refused until that list has answered, and says so', () => {
    const waiting = joined({ uuid: 'd', status: 'Active' }, {}, ['machine'])
    for (const id of ['attach', 'detach', 'delete'])
      expect(offer(disk, id, waiting)?.reason, id).toBe(
        'Not known yet: a list needed for this action has not loaded',
      )
  })

  it('is judged once it has', () => {
    const free = joined({ uuid: 'd', status: 'Active' }, { state: 'detached' })
    const held = joined(
      { uuid: 'd', status: 'Active' },
      { machine: { uuid: 'a', status: 'running' }, state: 'attached' },
    )
    expect(offer(disk, 'attach', free)?.reason).toBeUndefined()
    expect(offer(disk, 'attach', held)?.reason).toBe('It is attached to a machine already')
    expect(offer(disk, 'detach', held)?.reason).toBeUndefined()
    expect(offer(disk, 'delete', held)?.reason).toBe('Detach it first')
  })

  it('is judged by what that list says of the other record', () => {
    const held = joined(
      { uuid: 'd', status: 'Active' },
      { machine: { uuid: 'a', status: 'stopping' }, state: 'attached' },
    )
    for (const id of ['detach', 'grow'])
      expect(offer(disk, id, held)?.reason, id).toBe('Wait until its machine is running or stopped')
  })

  it('knows a disk to boot from by the machine, not by what was written to it', () => {
    const machine = { uuid: 'a', status: 'running' }
    const about = (source: string, primary: boolean): Subject =>
      joined({ uuid: 'd', status: 'Active', source_image_type: source }, { machine, place: { primary } })
    expect(offer(disk, 'detach', about('EMPTY', true))?.reason).toBe('A machine boots from it')
    expect(offer(disk, 'detach', about('OS_BASE', false))?.reason).toBeUndefined()
  })

  it('gives the reason that is certain rather than wait for the other', () => {
    const waiting = joined({ uuid: 'd', status: 'Reserved' }, {}, ['machine'])
    expect(offer(disk, 'attach', waiting)?.reason).toBe('It is not ready yet')
  })
})

describe('an action that the account of the record cannot pay for', () => {
  const frozen: Subject = {
    ...vm('stopped', { billing_account: 7 }),
    environment: environment({ accountOpen: (id) => id !== 7 }),
  }
  const reasonWith = (payer?: (account: unknown) => string | undefined) =>
    offerAction(virtualMachine, action(virtualMachine, 'start'), { odd: undefined }, frozen, {
      texts: { ...texts, ...(payer ? { payer } : {}) },
      online: true,
      awaited: undefined,
    })?.reason

  it('says what is known of that account [BILLING-13]', () => {
    expect(reasonWith((id) => `Account ${String(id)} owes €12.40`)).toBe('Account 7 owes €12.40')
  })

  it('says that it cannot pay where no more is known', () => {
    const general = 'Its billing account cannot be charged for more'
    expect([reasonWith(), reasonWith(() => undefined)]).toEqual([general, general])
  })
})

describe('an action while something else is the matter', () => {
  it('is refused offline, whatever else holds', () => {
    expect(offer(virtualMachine, 'start', vm('stopped'), { online: false })?.reason).toBe('You are offline')
  })

  it('is hidden offline, too, when the record does not have it', () => {
    expect(offer(virtualMachine, 'backupOff', vm('running'), { online: false })).toBeUndefined()
  })

  it('is refused while another is under way, except what ends it', () => {
    const starting = { awaited: { action: null, state: 'running' } }
    const stopping = { awaited: { action: 'forceStop', state: 'stopped' } }
    const underWay = 'Another action is under way'
    expect(offer(virtualMachine, 'start', vm('stopped'), starting)?.reason).toBe(underWay)
    expect(offer(virtualMachine, 'reinstall', vm('stopped'), starting)?.reason).toBe(underWay)
    expect(offer(virtualMachine, 'forceStop', vm('running'), starting)?.reason).toBe(underWay)
    expect(offer(virtualMachine, 'forceStop', vm('running'), stopping)?.reason).toBeUndefined()
    for (const awaited of [starting, stopping])
      expect(offer(virtualMachine, 'delete', vm('running'), awaited)?.reason).toBeUndefined()
  })

  it.each([
    ['resize', 'stopping', 'stopped', 'Another action is under way'],
    ['password', 'stopping', 'stopped', 'Start the machine first'],
    ['password', 'stopped', 'running', 'Another action is under way'],
    ['resize', 'creating', 'running', 'Stop the machine first'],
  ])('%s of a machine that is %s and will be %s: %s', (id, status, state, reason) => {
    expect(offer(virtualMachine, id, vm(status), { awaited: { action: null, state } })?.reason).toBe(reason)
  })

  it('without a reason of its own says so in general words', () => {
    const bare = {
      ...action(virtualMachine, 'start'),
      when: { record: 'status', is: 'stopped' },
    } as CompiledAction
    const made = offerAction(virtualMachine, bare, { odd: undefined }, vm('running'), {
      texts,
      online: true,
      awaited: undefined,
    })
    expect(made?.reason).toBe('Not possible now')
  })

  it('of a switched-off part of the site is not there', () => {
    const gated = { ...action(virtualMachine, 'start'), when: { feature: 'disksEnabled' } } as CompiledAction
    const context = { texts, online: true, awaited: undefined }
    const off = { ...vm('stopped'), environment: environment({ on: ['vmsEnabled'] }) }
    expect(offerAction(virtualMachine, gated, { odd: undefined }, off, context)).toBeUndefined()
    expect(offerAction(virtualMachine, gated, { odd: undefined }, vm('stopped'), context)).toBeDefined()
  })
})

describe('a menu', () => {
  it('has what can be done before what cannot in its groups, and dangerous things apart at the end', () => {
    const offers = Object.keys(virtualMachine.actions).flatMap(
      (id) => offer(virtualMachine, id, vm('running')) ?? [],
    )
    const groups = menuGroups(offers)
    expect(groups.length).toBeGreaterThan(3)
    expect(groups[0]?.entries.map(({ id }) => id)).toEqual(['stop', 'restart', 'start', 'rescue'])
    expect(groups.at(-1)?.entries.every(({ danger }) => danger)).toBe(true)
    expect(groups.slice(0, -1).some(({ entries }) => entries.some(({ danger }) => danger))).toBe(false)
    expect(groups.flatMap(({ entries }) => entries)).toHaveLength(offers.length)
  })

  it('of nothing has no groups', () => {
    expect(menuGroups([])).toEqual([])
  })
})

describe('an action the key in use may not do', () => {
  it.each([
    ['acting', 'Only the owner of the account can do this'],
    ['restricted', 'Your key reaches one billing account only'],
  ] as const)('is disabled with the reason: %s', (kind, reason) => {
    const around = { ...environment(), keyLimit: () => kind }
    const about = { ...vm('running'), environment: around }
    expect(offer(virtualMachine, 'stop', about)).toMatchObject({ reason })
    expect(offer(virtualMachine, 'start', about)).toMatchObject({ reason })
  })
})
