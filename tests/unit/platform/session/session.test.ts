import { describe, expect, it, vi } from 'vitest'
import { openTab, Shelf } from '../stand'

describe('a session', () => {
  it('has no key until one is stored [SESSION-01]', () => {
    const { session } = openTab()
    expect(session.get()).toMatchObject({ apiKey: undefined, epoch: 1, elsewhere: false, ended: false })
    session.signIn('demo-customer')
    expect(session.get()).toMatchObject({ apiKey: 'demo-customer', elsewhere: false })
  })

  it('goes on where the browser left it', () => {
    const { storage, session } = openTab()
    session.signIn('demo-customer')
    expect(openTab(storage).session.get().apiKey).toBe('demo-customer')
  })

  it('takes the key without the spaces around it [AUTH-21]', () => {
    const { session, storage } = openTab()
    session.signIn('  demo-customer \n')
    expect(session.get().apiKey).toBe('demo-customer')
    expect([...storage.entries]).toEqual([['console.session', 'demo-customer']])
  })

  it('does not start with a key of spaces [AUTH-21]', () => {
    const { session, storage } = openTab()
    expect(() => session.signIn('   ')).toThrow('apiKey is null or undefined')
    expect(session.get().apiKey).toBeUndefined()
    expect(storage.entries.size).toBe(0)
  })

  it('leaves nothing at its end [SESSION-02]', () => {
    const { session, storage } = openTab()
    session.signIn('demo-customer')
    session.signOut()
    expect(session.get().apiKey).toBeUndefined()
    expect([...storage.entries.keys()]).toEqual(['console.sign-out'])
    expect([...storage.entries].join()).not.toContain('demo-customer')
    expect(session.rememberedKey()).toBeUndefined()
  })

  it('ends with its drafts and its key, also where the browser stores nothing any more [SESSION-02]', () => {
    const { session, storage, drafts, released, ended } = openTab()
    session.signIn('demo-customer')
    drafts.add('#7.form')
    vi.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(() => session.signOut()).toThrow('full')
    expect(session.get().apiKey).toBeUndefined()
    expect([...drafts]).toEqual([])
    expect(released).toEqual(['demo-customer'])
    expect(ended).toEqual(['demo-customer'])
    expect([...storage.entries].join()).not.toContain('demo-customer')
  })

  it('leaves its key for the next sign-in where that is wanted, until it no longer is [AUTH-19]', () => {
    const { session, storage } = openTab()
    session.signIn('demo-customer', true)
    session.signOut()
    expect(session.rememberedKey()).toBe('demo-customer')
    expect(openTab(storage).session.rememberedKey()).toBe('demo-customer')
    session.signIn('demo-customer')
    expect(session.rememberedKey()).toBeUndefined()
    session.signOut()
    expect([...storage.entries].join()).not.toContain('demo-customer')
  })

  it('forgets the key at once when that is no longer wanted [AUTH-19]', () => {
    const { session, storage } = openTab()
    session.signIn('demo-customer', true)
    session.signOut()
    session.forgetKey()
    expect(session.rememberedKey()).toBeUndefined()
    expect([...storage.entries].join()).not.toContain('demo-customer')
  })

  it('removes the key that was remembered before anybody was asked', () => {
    const storage = new Shelf()
    storage.setItem('console.last-key', 'demo-customer')
    expect(openTab(storage).session.rememberedKey()).toBeUndefined()
    expect(storage.entries.size).toBe(0)
  })

  it('of every API prefix is its own, the remembered key too [AUTH-19]', () => {
    const storage = new Shelf()
    const one = openTab(storage, '/one').session
    const other = openTab(storage, '/other').session
    one.signIn('key-one', true)
    expect(other.get().apiKey).toBeUndefined()
    expect(other.isCurrent()).toBe(true)
    expect(other.rememberedKey()).toBeUndefined()
    other.signIn('key-other', true)
    other.signOut()
    expect(one.isCurrent()).toBe(true)
    expect([one.rememberedKey(), other.rememberedKey()]).toEqual(['key-one', 'key-other'])
  })
})

describe('an identity', () => {
  it('has an epoch, so that answers of a former session are recognized', () => {
    const { session } = openTab()
    const epochs = [session.get().epoch]
    session.signIn('a')
    epochs.push(session.get().epoch)
    session.signIn('b')
    epochs.push(session.get().epoch)
    session.signOut()
    epochs.push(session.get().epoch)
    session.signIn('a')
    epochs.push(session.get().epoch)
    expect(epochs).toEqual([...new Set(epochs)].sort((a, b) => a - b))
  })

  it('notifies its listeners of a change', () => {
    const { session } = openTab()
    const listener = vi.fn()
    session.subscribe(listener)
    session.signIn('a')
    session.signOut()
    expect(listener).toHaveBeenCalledTimes(2)
  })
})

describe('another tab', () => {
  it('that signs out stops this one', () => {
    const here = openTab()
    here.session.signIn('a')
    const there = openTab(here.storage)
    const { epoch } = here.session.get()
    there.session.signOut()
    expect(here.session.isCurrent()).toBe(false)
    here.look()
    const gone = { apiKey: undefined, epoch: epoch + 1, elsewhere: { kind: 'signed-out' } }
    expect(here.session.get()).toMatchObject(gone)
    here.look()
    expect(here.session.get()).toMatchObject(gone)
  })

  it('that signs out makes this one leave its document, whose successor says so once [SESSION-02]', () => {
    const own = new Shelf()
    const here = openTab(new Shelf(), '', own)
    here.session.signIn('a')
    openTab(here.storage).session.signOut()
    here.look()
    expect(here.session.get().leaving).toEqual({ path: undefined })
    const next = openTab(here.storage, '', own)
    const stopped = { apiKey: undefined, elsewhere: { kind: 'signed-out' } }
    expect(next.session.get()).toMatchObject(stopped)
    next.look()
    expect(next.session.get()).toMatchObject(stopped)
    expect(next.session.get().leaving).toBeUndefined()
    openTab(here.storage).session.signIn('b')
    next.look()
    expect(next.session.get()).toMatchObject({ apiKey: undefined, elsewhere: { kind: 'signed-in' } })
    expect(openTab(here.storage, '', own).session.get()).toMatchObject({ apiKey: 'b', elsewhere: false })
  })

  it('that signs out and in while the document of this one is left asks in the next', () => {
    const own = new Shelf()
    const here = openTab(new Shelf(), '', own)
    here.session.signIn('a')
    const there = openTab(here.storage)
    there.session.signOut()
    here.look()
    there.session.signIn('b')
    const next = openTab(here.storage, '', own)
    expect(next.session.get()).toMatchObject({ apiKey: undefined, elsewhere: { kind: 'signed-in' } })
    expect(next.session.isCurrent()).toBe(false)
  })

  it('whose session the platform has ended stops this one, and says so', () => {
    const here = openTab()
    here.session.signIn('a')
    openTab(here.storage).session.refuse('a')
    here.look()
    expect(here.session.get().elsewhere).toEqual({ kind: 'ended' })
    openTab(here.storage).session.signIn('b')
    here.look()
    expect(here.session.get().elsewhere).toEqual({ kind: 'signed-in' })
  })

  it('that signs in as another user stops this one', () => {
    const here = openTab()
    here.session.signIn('a')
    openTab(here.storage).session.signIn('b')
    here.look()
    expect(here.session.get().elsewhere).toEqual({ kind: 'signed-in' })
    expect(here.session.isCurrent()).toBe(false)
  })

  it('that signs in takes along this one, which was signed out', () => {
    const here = openTab()
    const { epoch } = here.session.get()
    openTab(here.storage).session.signIn('b')
    here.look()
    expect(here.session.get()).toMatchObject({ apiKey: 'b', epoch: epoch + 1, elsewhere: false })
    expect(here.session.isCurrent()).toBe(true)
  })

  it('that acts takes along this one, which was signed out, in a document of its own', () => {
    const here = openTab()
    const there = openTab(here.storage)
    there.session.signIn('b')
    const acting = { token: 'c', back: '/', owner: 'kadri', name: 'Kadri', restricted: false, isNew: true }
    there.session.act(acting, '/')
    here.look()
    expect(here.session.get()).toMatchObject({ apiKey: 'c', acting, leaving: { path: undefined } })
  })

  it('that changes nothing changes nothing here', () => {
    const here = openTab()
    here.session.signIn('a')
    const before = here.session.get()
    here.storage.setItem('console.color-scheme', 'dark')
    openTab(here.storage).session.signIn('a')
    here.look()
    expect(here.session.get()).toBe(before)
  })

  it('stops this one once, not with every look', () => {
    const here = openTab()
    here.session.signIn('a')
    openTab(here.storage).session.signOut()
    here.look()
    const after = here.session.get()
    here.look()
    here.look()
    expect(here.session.get()).toBe(after)
  })

  it('is deleted at the next sign-in', () => {
    const here = openTab()
    here.session.signIn('a')
    openTab(here.storage).session.signOut()
    here.look()
    here.session.signIn('c')
    expect(here.session.get()).toMatchObject({ apiKey: 'c', elsewhere: false })
    expect(here.session.isCurrent()).toBe(true)
  })
})

describe('drafts', () => {
  it('are forgotten with the one who wrote them [SESSION-02]', () => {
    const { session, drafts } = openTab()
    session.signIn('demo-customer')
    drafts.add('#7.form')
    session.signOut()
    expect([...drafts]).toEqual([])
  })

  it('of other tabs are forgotten when these hear of it, also by a reload or on their return', () => {
    const [storage, own] = [new Shelf(), new Shelf()]
    const here = openTab(storage, '', own)
    const there = openTab(storage)
    here.session.signIn('a')
    there.look()
    here.drafts.add('#7.form')
    there.session.signOut()
    expect([...here.drafts]).toEqual(['#7.form'])
    here.look()
    expect([...here.drafts]).toEqual([])

    here.session.signIn('a')
    here.drafts.add('#7.form')
    here.look()
    expect([...here.drafts]).toEqual(['#7.form'])
    const copy = new Shelf()
    for (const [name, value] of own.entries) copy.setItem(name, value)
    expect(openTab(storage, '', own, ['#7.form']).drafts.size).toBe(1)
    there.session.signOut()
    expect(openTab(storage, '', copy, ['#7.form']).drafts.size).toBe(0)
  })

  it('of another user are removed once the user is known, on this deployment', () => {
    const { session, drafts } = openTab(new Shelf(), '/one')
    session.signIn('a')
    for (const name of ['/one#7.form', '/one#77.form', '/one#8.form', '/other#7.form']) drafts.add(name)
    session.know('7', session.get().epoch)
    expect([...drafts]).toEqual(['/one#7.form', '/other#7.form'])
  })
})

describe('a key the API no longer takes [SESSION-06]', () => {
  it('ends the session, and keeps drafts for the same user', () => {
    const { session, storage, drafts } = openTab()
    session.signIn('demo-customer')
    drafts.add('form')
    const { epoch } = session.get()
    session.refuse('demo-customer')
    expect(session.get()).toEqual({ apiKey: undefined, epoch: epoch + 1, elsewhere: false, ended: true })
    expect([...storage.entries.keys()]).toEqual([])
    expect([...drafts]).toEqual(['form'])
    session.signIn('demo-customer')
    expect(session.get().ended).toBe(false)
  })

  it('is told of by the next document of the tab, once, and not after a sign-in', () => {
    const own = new Shelf()
    const { session, storage } = openTab(new Shelf(), '', own)
    const reopened = () => openTab(storage, '', own).session.get().ended
    session.signIn('demo-customer')
    session.refuse('demo-customer')
    expect(openTab(storage).session.get().ended).toBe(false)
    expect([reopened(), reopened()]).toEqual([true, false])
    session.signIn('demo-customer')
    session.refuse('demo-customer')
    session.signIn('demo-customer')
    session.signOut()
    expect(reopened()).toBe(false)
    session.signIn('demo-customer')
    session.refuse('demo-customer')
    storage.setItem('console.session', 'signed-in-elsewhere')
    expect([reopened(), own.entries.has('console.ended')]).toEqual([false, false])
  })

  it('that is no longer the present one ends nothing', () => {
    const { session } = openTab()
    session.signIn('former')
    session.signIn('present')
    const before = session.get()
    session.refuse('former')
    session.refuse(undefined)
    expect(session.get()).toBe(before)
  })

  it('does not end a session started by another tab', () => {
    const here = openTab()
    here.session.signIn('former')
    openTab(here.storage).session.signIn('present')
    here.session.refuse('former')
    expect(here.storage.getItem('console.session')).toBe('present')
  })
})

describe('whose things are kept', () => {
  it('is not known before the platform has said so, and the same after a reload of the tab', () => {
    const [storage, own] = [new Shelf(), new Shelf()]
    const { session } = openTab(storage, '', own)
    session.signIn('key-one')
    expect(session.owner.get()).toBeUndefined()
    session.know('7', session.get().epoch)
    const owner = session.owner.get()
    expect(owner).toBeDefined()
    expect(openTab(storage, '', own).session.owner.get()).toBe(owner)
    expect(openTab(storage, '', new Shelf()).session.owner.get()).toBeUndefined()
    expect([...own.entries].join()).not.toContain('key-one')
  })

  it('is the same with another key of the same user, and another with that of another', () => {
    const { session } = openTab()
    const ownerOf = (key: string, user: string) => {
      session.signIn(key)
      expect(session.owner.get()).toBeUndefined()
      session.know(user, session.get().epoch)
      return session.owner.get()
    }
    const first = ownerOf('key-one', '7')
    session.refuse('key-one')
    expect(session.owner.get()).toBeUndefined()
    expect(ownerOf('key-two', '7')).toBe(first)
    expect(ownerOf('key-three', '8')).not.toBe(first)
  })

  it('is not the answer for a user who signed out', () => {
    const here = openTab()
    here.session.signIn('key-one')
    const { epoch } = here.session.get()
    here.session.signIn('key-two')
    here.session.know('7', epoch)
    expect(here.session.owner.get()).toBeUndefined()
    here.session.know('8', here.session.get().epoch)
    openTab(here.storage).session.signIn('key-three')
    here.look()
    expect(here.session.owner.get()).toBeUndefined()
    here.session.know('8', here.session.get().epoch)
    expect(here.session.owner.get()).toBeUndefined()
  })

  it('is another on every API prefix, and not known to a key that was put there meanwhile', () => {
    const [storage, own] = [new Shelf(), new Shelf()]
    const names = ['', '/other'].map((prefix) => {
      const { session } = openTab(storage, prefix)
      session.signIn('key-one')
      session.know('7', session.get().epoch)
      return session.owner.get()
    })
    expect(new Set(names).size).toBe(2)
    const { session } = openTab(storage, '', own)
    session.know('7', session.get().epoch)
    storage.setItem('console.session', 'key-two')
    expect(openTab(storage, '', own).session.owner.get()).toBeUndefined()
  })
})

describe('a key that is not stored any more', () => {
  const acting = {
    token: 'cookie:acting',
    back: '/profile',
    owner: 'kadri@example.com',
    name: 'Kadri',
    restricted: false,
    isNew: false,
  }

  it('is released at sign-out, with that of acting [SESSION-02]', () => {
    const { session, released } = openTab()
    session.signIn('cookie:own')
    session.act(acting, '/')
    expect(released).toEqual([])
    session.signOut()
    expect(released.toSorted()).toEqual(['cookie:acting', 'cookie:own'])
  })

  it('ends its session at the platform at sign-out alone, the own one also while acting [SESSION-02]', () => {
    const { session, ended } = openTab()
    session.signIn('cookie:first')
    session.signIn('cookie:own')
    session.act(acting, '/')
    session.endActing()
    session.act(acting, '/')
    expect(ended).toEqual([])
    session.signOut()
    expect(ended).toEqual(['cookie:own'])
    session.signIn('cookie:own')
    session.refuse('cookie:own')
    session.signOut()
    expect(ended).toEqual(['cookie:own'])
  })

  it('is released by the next sign-in, but not by the same one', () => {
    const { session, released } = openTab()
    session.signIn('cookie:own')
    session.signIn('cookie:own')
    expect(released).toEqual([])
    session.signIn('cookie:other')
    expect(released).toEqual(['cookie:own'])
  })

  it('is released when acting ends, while the own one stays [IMPERSONATE-06]', () => {
    const { session, released } = openTab()
    session.signIn('cookie:own')
    session.act(acting, '/')
    session.endActing()
    expect(released).toEqual(['cookie:acting'])
    expect(session.get().apiKey).toBe('cookie:own')
  })

  it('is not released when it is the acting one from then on', () => {
    const { session, released } = openTab()
    session.signIn('cookie:acting')
    session.act(acting, undefined)
    expect(released).toEqual([])
  })

  it('is released when the platform refuses it, by the tab that has it [API-02]', () => {
    const { session, storage, released } = openTab()
    session.signIn('cookie:own')
    const other = openTab(storage)
    other.session.signIn('cookie:other')
    released.length = 0
    session.refuse('cookie:own')
    expect(released).toEqual([])
    other.session.refuse('cookie:other')
    expect(other.released).toEqual(['cookie:own', 'cookie:other'])
  })
})

describe('the kinds of the key in use', () => {
  const acting = { token: 'theirs', back: '/', owner: 'kadri', name: 'Kadri', restricted: false, isNew: true }

  it('[IMPERSONATE-02] are those of acting, and none at its end', () => {
    const { session, storage } = openTab()
    session.signIn('own')
    expect(session.kinds.get()).toEqual([])
    session.act(acting, '/')
    expect(session.kinds.get()).toEqual(['acting'])
    expect(openTab(storage).session.kinds.get()).toEqual(['acting'])
    session.endActing()
    expect(session.kinds.get()).toEqual([])
    session.act({ ...acting, restricted: true }, '/')
    expect(session.kinds.get()).toEqual(['acting', 'restricted'])
  })

  it('change as soon as the platform has told them, and only then', () => {
    const { session } = openTab()
    session.signIn('own')
    const seen: string[] = []
    session.kinds.subscribe(() => seen.push(session.kinds.get().join()))
    session.know('7', session.get().epoch, ['restricted'])
    session.know('7', session.get().epoch, ['restricted'])
    session.know('7', session.get().epoch)
    expect(seen).toEqual(['restricted'])
    session.know('7', session.get().epoch - 1, ['acting'])
    expect(session.kinds.get()).toEqual(['restricted'])
  })

  it('are kept under names that outlive a version', () => {
    const { session, storage } = openTab(new Shelf(), '/eu')
    session.signIn('own')
    session.act(acting, '/')
    expect([...storage.entries.keys()].sort()).toEqual(['console/eu.acting', 'console/eu.session'])
  })
})

it('knows no user before one is told, nor without a key', () => {
  const own = new Shelf()
  const { session } = openTab(new Shelf(), '', own)
  session.know('7', session.get().epoch)
  expect(session.owner.get()).toBeUndefined()
  expect(own.entries.size).toBe(0)
  session.refuse('anything')
  expect(session.get()).toMatchObject({ apiKey: undefined, ended: false, epoch: 1 })
})
