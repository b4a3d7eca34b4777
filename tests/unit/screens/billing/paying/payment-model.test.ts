import { expect, it } from 'vitest'
import { fc } from '../../../../run/seed'
import { required } from '../../../../../src/lib/invariant'
import { isNotFound, isOpen, rivalsOf, type Intent } from '../../../../../src/platform/payments/intent'
import { sendPayment } from '../../../../../src/screens/billing/paying/send-payment'
import { settlePayment } from '../../../../../src/screens/billing/paying/settle-payment'
import { runs } from '../../../runs'
import { fakeBrowser } from '../../../platform/payments/fake-browser'
import { choices, fates, FakePlatform, type Choice, type Fate } from './fake-platform'

interface Form {
  intent: Intent
  since: number
}

/** A browser with two tabs, each with a form, before a platform. */
class World {
  readonly browser = fakeBrowser()
  readonly platform = new FakePlatform()
  readonly tabs = [this.browser.tab(), this.browser.tab()]
  readonly forms: Form[] = []
  made = 0

  constructor() {
    this.open(0, 50, false)
    this.open(1, 50, false)
  }

  open(tab: number, amount: number, byLink: boolean): void {
    const { now } = this.browser
    this.forms[tab] = {
      since: now,
      intent: {
        id: `i${(this.made += 1)}`,
        account: 1,
        way: byLink
          ? { kind: 'link', processor: 'duitku', name: 'Duitku' }
          : { kind: 'method', method: 7, keyword: 'stripe_creditcard', name: 'Visa' },
        amount,
        final: undefined,
        currency: 'EUR',
        step: 'ready',
        begun: now,
        changed: now,
      },
    }
  }

  tab(nth: number): ReturnType<World['browser']['tab']> {
    return required(this.tabs[nth], 'tab')
  }

  form(nth: number): Form {
    return required(this.forms[nth], 'form')
  }

  /** Presses Pay `times` times in one tick. */
  async press(tab: number, fate: Fate, times: number, inSpite = false): Promise<void> {
    const { intents, close } = this.tab(tab)
    const { intent, since } = this.form(tab)
    this.platform.fate = fate
    const presses = Array.from({ length: times }, () =>
      sendPayment(intents, this.platform.calls, intent, {
        since,
        inSpiteOf: inSpite ? rivalsOf(intents.get(), intent, since).map(({ id }) => id) : [],
      }).catch(() => undefined),
    )
    if (fate.startsWith('tab closed')) {
      await new Promise((resolve) => setImmediate(resolve))
      close()
      this.tabs[tab] = this.browser.tab()
    } else await Promise.all(presses)
  }

  async settle(tab: number): Promise<void> {
    const { intents } = this.tab(tab)
    for (const { id } of intents.get().filter(isOpen))
      await settlePayment(intents, this.platform.calls, id).catch(() => undefined)
  }

  /** False claims of the console. */
  lies(): string[] {
    const { charges, entries } = this.platform
    const all = this.tab(0).intents.get()
    const twice = new Set(charges).size < charges.length ? ['an intent was charged twice'] : []
    // Payments of one amount cannot be told apart in the balance history, so they are counted.
    const miscounted = [25, 50].flatMap((amount) => {
      const ofAmount = all.filter((intent) => intent.amount === amount)
      const done = ofAmount.filter(({ step }) => step === 'done').length
      const taken = entries.filter((entry) => entry.amount === amount).length
      if (done > taken) return [`${done} of ${amount} are said to be paid, ${taken} were taken`]
      return taken > done + ofAmount.filter(isOpen).length
        ? [`${taken} of ${amount} were taken, not all of them are known`]
        : []
    })
    return [...twice, ...miscounted]
  }
}

class Command implements fc.AsyncCommand<object, World> {
  constructor(
    readonly name: string,
    readonly act: (world: World) => Promise<void> | void,
  ) {}
  check = (): boolean => true
  async run(_: object, world: World): Promise<void> {
    await this.act(world)
    const lies = world.lies()
    if (lies.length > 0) throw new Error(lies.join('; '))
  }
  toString = (): string => this.name
}

const tab = fc.constantFrom(0, 1)
const commands = [
  fc
    .record({
      tab,
      fate: fc.constantFrom(...fates),
      times: fc.integer({ min: 1, max: 3 }),
      inSpite: fc.boolean(),
    })
    .map(
      (at) =>
        new Command(`press ${JSON.stringify(at)}`, (world) =>
          world.press(at.tab, at.fate, at.times, at.inSpite),
        ),
    ),
  fc
    .record({ tab, amount: fc.constantFrom(25, 50), byLink: fc.boolean() })
    .map(
      (at) => new Command(`open ${JSON.stringify(at)}`, (world) => world.open(at.tab, at.amount, at.byLink)),
    ),
  tab.map((at) => new Command(`settle ${at}`, (world) => world.settle(at))),
  fc.constantFrom<Choice>(...choices).map(
    (choice) =>
      new Command(`at the page: ${choice}`, (world) => {
        // Only pages whose address is known can be visited.
        for (const { identifier = '' } of world.tab(0).intents.get())
          world.platform.choose(identifier, choice)
      }),
  ),
  fc.constantFrom(1000, 61_000).map(
    (ms) =>
      new Command(`${ms} ms pass`, (world) => {
        world.browser.now += ms
      }),
  ),
  tab.map(
    (at) =>
      new Command(`give up in ${at}`, (world) => {
        const { intents } = world.tab(at)
        for (const intent of intents.get().filter(isNotFound)) intents.apply(intent.id, { kind: 'abandoned' })
      }),
  ),
  fc.boolean().map(
    (isDown) =>
      new Command(`the platform is ${isDown ? 'down' : 'up'}`, (world) => {
        world.platform.isDown = isDown
      }),
  ),
]

it('charges one wish to pay at most once, and claims nothing that is not so, whatever is lost', async () => {
  const property = fc.asyncProperty(fc.commands(commands, { maxCommands: 25 }), async (cmds) => {
    await fc.asyncModelRun(() => ({ model: {}, real: new World() }), cmds)
  })
  await expect(fc.assert(property, { numRuns: runs(1000) })).resolves.toBeUndefined()
})

it.each(fates)('is settled by reading alone after: %s', async (fate) => {
  const world = new World()
  await world.press(0, fate, 2)
  for (let look = 0; look < 3; look += 1) {
    for (const identifier of world.platform.visits.keys()) world.platform.choose(identifier, 'success')
    await world.settle(1)
    world.browser.now += 61_000
  }
  expect(world.lies()).toEqual([])
  const [intent] = world.tab(1).intents.get()
  const expected = { refused: 'failed', 'request dropped': 'unknown', 'tab closed before commit': 'unknown' }[
    fate as string
  ]
  expect(intent?.step).toBe(expected ?? 'done')
  expect(intent !== undefined && isNotFound(intent)).toBe(expected === 'unknown')
})

it('asks before it pays beside a payment whose end is not known', async () => {
  const world = new World()
  await world.press(0, 'answer dropped', 1)
  await world.press(1, 'paid', 1)
  expect(world.platform.charges).toEqual(['i1'])
  const { intents } = world.tab(1)
  const { intent, since } = world.form(1)
  const answer = await sendPayment(intents, world.platform.calls, intent, { since })
  expect(answer).toMatchObject({ kind: 'rival', rival: { id: 'i1', step: 'unknown' } })
  await sendPayment(intents, world.platform.calls, intent, { since, inSpiteOf: ['i1'] })
  expect(world.platform.charges).toEqual(['i1', 'i2'])
})

it('sends nothing when the balance history cannot be read or the browser stores nothing', async () => {
  const world = new World()
  world.platform.isDown = true
  const { intents } = world.tab(0)
  const { intent, since } = world.form(0)
  await expect(sendPayment(intents, world.platform.calls, intent, { since })).rejects.toThrow()
  world.platform.isDown = false
  world.browser.full = true
  await expect(sendPayment(intents, world.platform.calls, intent, { since })).rejects.toThrow(
    'stores nothing',
  )
  expect(world.platform.charges).toEqual([])
})

it('does not take the charge of another payment for its own while that one is at the page of a bank', async () => {
  const world = new World()
  await world.press(1, 'request dropped', 1)
  await world.press(0, 'bank', 1, true)
  const away = world.tab(0).intents.find('i1')
  world.platform.choose(required(away?.identifier, 'identifier'), 'success')
  await settlePayment(world.tab(1).intents, world.platform.calls, 'i2')
  expect(world.tab(1).intents.find('i2')?.step).toBe('unknown')
  await world.settle(0)
  await world.settle(0)
  expect(world.tab(0).intents.find('i1')?.step).toBe('done')
  expect(world.lies()).toEqual([])
})
