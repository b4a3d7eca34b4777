import { describe, expect, it, vi } from 'vitest'
import { attend, creations, endOfForm, runCreation, tellForm } from '../../../../src/engine/create/creations'

const form = () => ({ made: vi.fn(), failed: vi.fn(), looked: vi.fn() })
const missed = vi.fn()

describe('a creation', () => {
  it('is run once at a time, and its form goes to what was made', async () => {
    const shown = form()
    const leave = attend('once', shown)
    const send = vi.fn(() => Promise.resolve('/disks/1'))
    await Promise.all([runCreation('once', send, missed), runCreation('once', send, missed)])
    expect(send).toHaveBeenCalledTimes(1)
    expect(shown.made.mock.calls).toEqual([['/disks/1']])
    expect(creations.get().get('once')).toBe('made')
    leave()
    endOfForm('once')
    expect(creations.get().has('once')).toBe(false)
  })

  it('is under way for the form one comes back to, which shows how it ends', async () => {
    const first = form()
    const leave = attend('back', first)
    let answer: (path: string) => void = () => undefined
    const send = (): Promise<string> =>
      new Promise((resolve) => {
        answer = resolve
      })
    const run = runCreation('back', send, missed)
    leave()
    endOfForm('back')
    expect(creations.get().get('back')).toBe('sent')
    const second = form()
    attend('back', second)
    answer('/disks/2')
    await run
    expect(first.made).not.toHaveBeenCalled()
    expect(second.made).toHaveBeenCalledWith('/disks/2')
  })

  it('is over when it ends without a form', async () => {
    await runCreation('gone', () => Promise.resolve('/disks/3'), missed)
    expect(creations.get().has('gone')).toBe(false)
    expect(missed).not.toHaveBeenCalled()
  })

  it('that failed without a form is told of, and shown once by the next form', async () => {
    const error = new Error('refused')
    const told = vi.fn()
    await runCreation('failed', () => Promise.reject(error), told)
    expect(told).toHaveBeenCalledWith(error)
    const [next, later] = [form(), form()]
    attend('failed', next)()
    attend('failed', later)()
    expect(next.failed).toHaveBeenCalledWith(error)
    expect(later.failed).not.toHaveBeenCalled()
    await runCreation('failed', () => Promise.reject(error), told)
    expect(told).toHaveBeenCalledTimes(2)
  })
})

it('what the list says of a lost answer is told to the form that is there, and to no other', () => {
  const shown = form()
  const found = [{ name: 'data', page: '/disks/disk/tll/d-1' }]
  const leave = attend('lost', shown)
  expect(tellForm('lost', found)).toBe(true)
  expect(shown.looked).toHaveBeenCalledWith(found)
  leave()
  expect(tellForm('lost', found)).toBe(false)
  expect(shown.looked).toHaveBeenCalledTimes(1)
})
