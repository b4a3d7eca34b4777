import { describe, expect, it } from 'vitest'
import { createDelivery } from '../../../../src/platform/reporting/delivery'
import type { Incident } from '../../../../src/platform/reporting/incident'

const incident = (name: string): Incident => ({
  at: 0,
  source: 'window',
  name,
  message: '',
  detail: {},
  hidden: [],
  place: { page: '/', tags: {}, hidden: undefined },
  crumbs: [],
})

/** A delivery, what arrived, and the addresses it was loaded for; the first `failures` loads fail. */
function open(failures = 0) {
  const arrived: string[] = []
  const loaded: string[] = []
  const delivery = createDelivery(async (dsn) => {
    loaded.push(dsn)
    if (loaded.length <= failures) throw new TypeError('Failed to fetch dynamically imported module')
    return ({ name }) => arrived.push(name)
  })
  return { arrived, loaded, delivery }
}

describe('the delivery of reports', () => {
  it('keeps what comes before the address is known, and sends it in order', async () => {
    const { arrived, loaded, delivery } = open()
    delivery.send(incident('first'))
    delivery.send(incident('second'))
    expect(loaded).toEqual([])
    delivery.connect('dsn')
    delivery.send(incident('third'))
    await expect.poll(() => arrived).toEqual(['first', 'second', 'third'])
    expect(loaded).toEqual(['dsn'])
  })

  it('loads nothing until there is something to send', async () => {
    const { arrived, loaded, delivery } = open()
    delivery.connect('dsn')
    expect(loaded).toEqual([])
    delivery.send(incident('one'))
    await expect.poll(() => arrived).toEqual(['one'])
  })

  it.each([[undefined], ['']])('sends nothing without an address: %j', (dsn) => {
    const { loaded, delivery } = open()
    delivery.send(incident('before'))
    delivery.connect(dsn)
    delivery.connect('later')
    delivery.send(incident('after'))
    expect(loaded).toEqual([])
  })

  it('keeps the first forty', async () => {
    const { arrived, delivery } = open()
    for (let count = 0; count < 50; count += 1) delivery.send(incident(`${count}`))
    delivery.connect('dsn')
    await expect.poll(() => arrived).toHaveLength(40)
    expect(arrived.at(-1)).toBe('39')
  })

  it('loads again with the next report after a failure, and loses nothing', async () => {
    const { arrived, loaded, delivery } = open(1)
    delivery.connect('dsn')
    delivery.send(incident('one'))
    await expect.poll(() => loaded).toHaveLength(1)
    await new Promise((done) => queueMicrotask(() => done(undefined)))
    await expect
      .poll(() => {
        if (loaded.length === 1) delivery.send(incident('more'))
        return arrived.slice(0, 2)
      })
      .toEqual(['one', 'more'])
  })
})
