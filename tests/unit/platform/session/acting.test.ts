import { describe, expect, it } from 'vitest'
import { addOpenForm } from '../../../../src/platform/session/open-forms'
import { addUnfinished } from '../../../../src/platform/session/unfinished-names'
import { actingName, readActing, readEndedActing, type Acting } from '../../../../src/platform/session/acting'
import { openTab, sessionNow, Shelf } from '../stand'

const acting: Acting = {
  token: 'acting-key',
  back: '/profile?q=kadri',
  owner: 'kadri@saar.example',
  name: 'Kadri Saar',
  restricted: false,
  isNew: true,
}

/** A tab that acts for another account, and its shared storage. */
function actingTab() {
  const tab = openTab()
  tab.session.signIn('own-key')
  tab.session.act(acting, '/')
  return tab
}

describe('what is stored while acting', () => {
  it('is read as it was written', () => {
    expect(readActing(JSON.stringify(acting))).toEqual(acting)
    const more = { account: 'Lab', holder: 'jaan@partner.example', since: 3, until: 12, restricted: true }
    expect(readActing(JSON.stringify({ ...acting, ...more }))).toEqual({ ...acting, ...more })
  })

  it.each([
    ['nothing', null],
    ['no JSON', 'acting-key'],
    ['no object', '"acting-key"'],
    ['no key', JSON.stringify({ ...acting, token: undefined })],
    ['an empty key', JSON.stringify({ ...acting, token: '' })],
    ['no way back', JSON.stringify({ ...acting, back: 7 })],
    ['no owner', JSON.stringify({ ...acting, owner: null })],
    ['no name', JSON.stringify({ ...acting, name: undefined })],
  ])('is not read from %s', (_, text) => {
    expect(readActing(text)).toBeUndefined()
  })
})

describe('what is stored of acting that has ended', () => {
  const ended = { owner: 'kadri@saar.example', name: 'Kadri Saar', at: 7 }

  it('is read as it was written', () => {
    expect(readEndedActing(JSON.stringify(ended))).toEqual(ended)
    const more = { ...ended, account: 'Lab', since: 1, until: 5 }
    expect(readEndedActing(JSON.stringify(more))).toEqual(more)
    const open = { ...ended, forms: ['Create disk'] }
    expect(readEndedActing(JSON.stringify(open))).toEqual(open)
    expect(readEndedActing(JSON.stringify({ ...ended, forms: [1] }))).toEqual(ended)
    expect(readEndedActing(JSON.stringify({ ...ended, forms: 'Create disk' }))).toEqual(ended)
  })

  it.each([
    ['nothing', null],
    ['no JSON', 'Kadri Saar'],
    ['no owner', JSON.stringify({ ...ended, owner: 1 })],
    ['no time', JSON.stringify({ ...ended, at: 'now' })],
  ])('is not read from %s', (_, text) => {
    expect(readEndedActing(text)).toBeUndefined()
  })

  it('is called by the only billing account it reached, or by the owner', () => {
    expect(actingName({ name: 'Kadri Saar', account: 'Lab' })).toBe('Lab')
    expect(actingName({ name: 'Kadri Saar' })).toBe('Kadri Saar')
  })
})

describe('acting for another account', () => {
  it('sends its token in place of the own key, which stays stored [IMPERSONATE-03] [SESSION-05]', () => {
    const { session, storage } = openTab()
    session.signIn('own-key')
    const { epoch } = session.get()
    session.act(acting, '/')
    expect(session.get()).toMatchObject({ apiKey: 'acting-key', acting, leaving: { path: '/' } })
    expect(session.get().epoch).toBeGreaterThan(epoch)
    expect(storage.getItem('console.session')).toBe('own-key')
    expect(session.isCurrent()).toBe(true)
  })

  it('goes on after a reload, and in a new tab', () => {
    const { storage } = actingTab()
    const { session } = openTab(storage)
    expect(session.get()).toMatchObject({ apiKey: 'acting-key', acting, elsewhere: false })
    expect(session.get().leaving).toBeUndefined()
  })

  it('stops the tabs that show the own account, and the other way round', () => {
    const here = openTab()
    here.session.signIn('own-key')
    const there = openTab(here.storage)
    there.session.act(acting, '/')
    here.look()
    expect(here.session.get()).toMatchObject({ apiKey: undefined, elsewhere: { kind: 'acting' } })
    const next = openTab(here.storage)
    there.session.endActing()
    next.look()
    const stopped = { apiKey: undefined, acting: undefined, elsewhere: { kind: 'acting-ended' } }
    expect(next.session.get()).toMatchObject(stopped)
    expect(next.session.isCurrent()).toBe(false)
  })

  it('says in a stopped tab what is so now: that it has ended, or that somebody else has logged in', () => {
    const here = openTab()
    here.session.signIn('own-key')
    const there = openTab(here.storage)
    there.session.act(acting, '/')
    here.look()
    there.session.endActing()
    here.look()
    expect(here.session.get().elsewhere).toEqual({ kind: 'acting-ended', name: 'Kadri Saar' })
    there.session.signIn('third-key')
    here.look()
    expect(here.session.get().elsewhere).toEqual({ kind: 'signed-in' })
  })

  it('keeps the drafts of the own account, and ends those of the account acted for', () => {
    const { session, drafts } = actingTab()
    drafts.add('#7.form').add('#71.form')
    session.know('71', session.get().epoch)
    expect([...drafts]).toEqual(['#7.form', '#71.form'])
    session.endActing()
    expect([...drafts]).toEqual(['#7.form'])
    session.know('8', session.get().epoch)
    expect([...drafts]).toEqual([])
  })

  it('ends with the own key and the page that was left, and leaves nothing [IMPERSONATE-06]', () => {
    const { session, storage, drafts } = actingTab()
    drafts.add('#7.form')
    session.endActing()
    expect(session.get()).toMatchObject({ apiKey: 'own-key', leaving: { path: '/profile?q=kadri' } })
    expect(session.get().acting).toBeUndefined()
    expect([...storage.entries]).toEqual([['console.session', 'own-key']])
    expect([...drafts]).toEqual([])
  })

  it('is not ended by a tab that does not act any more', () => {
    const here = actingTab()
    const there = openTab(here.storage)
    there.session.signIn('third-key')
    here.session.endActing()
    expect(openTab(here.storage).session.get().apiKey).toBe('third-key')
  })

  it('ends with the session, in all tabs [SESSION-02]', () => {
    const { session, storage } = actingTab()
    const other = openTab(storage)
    session.signOut()
    expect(session.get()).toMatchObject({ apiKey: undefined, acting: undefined })
    other.look()
    expect(other.session.get().elsewhere).toEqual({ kind: 'signed-out' })
    expect([...storage.entries].join()).not.toMatch(/own-key|acting-key|Kadri/)
  })

  it('ends when somebody signs in', () => {
    const { session, storage } = actingTab()
    session.signIn('third-key')
    expect(session.get()).toMatchObject({ apiKey: 'third-key', acting: undefined })
    expect(openTab(storage).session.get().apiKey).toBe('third-key')
  })

  it('with a key that was typed has no own account to return to', () => {
    const { session, storage } = openTab()
    session.signIn('acting-key')
    session.act({ ...acting, back: '/' }, undefined)
    expect(session.get()).toMatchObject({ apiKey: 'acting-key', leaving: { path: undefined } })
    expect(storage.getItem('console.session')).toBeNull()
    session.endActing()
    expect(session.get()).toMatchObject({ apiKey: undefined, ended: false, leaving: { path: '/' } })
    expect([...storage.entries]).toEqual([])
  })

  it('learns more of the account, and tells listeners only when there is more', () => {
    const { session, storage } = actingTab()
    let told = 0
    session.subscribe(() => (told += 1))
    session.describeActing({ until: 99, isNew: false })
    session.describeActing({ until: 99 })
    expect(told).toBe(1)
    expect(session.get().acting).toEqual({ ...acting, until: 99, isNew: false })
    expect(openTab(storage).session.get().acting).toEqual({ ...acting, until: 99, isNew: false })
    session.endActing()
    session.describeActing({ name: 'Somebody' })
    expect([...storage.entries]).toEqual([['console.session', 'own-key']])
  })
})

describe('an acting key the API no longer takes', () => {
  it('leads back to the own account, and says whose access ended and when, until that is dismissed', () => {
    const own = new Shelf()
    const { session, storage } = openTab(new Shelf(), '', own)
    session.signIn('own-key')
    session.act(acting, '/')
    session.refuse('own-key')
    expect(session.get().apiKey).toBe('acting-key')
    session.refuse('acting-key')
    expect(session.get()).toMatchObject({
      apiKey: 'own-key',
      ended: false,
      leaving: { path: '/profile?q=kadri' },
    })
    const next = openTab(storage, '', own)
    expect(next.session.get()).toMatchObject({ apiKey: 'own-key', ended: false })
    const ended = { owner: 'kadri@saar.example', name: 'Kadri Saar', at: sessionNow }
    expect(session.endedActing.get()).toEqual(ended)
    expect(next.session.endedActing.get()).toEqual(ended)
    let told = 0
    next.session.endedActing.subscribe(() => (told += 1))
    next.session.dismissEndedActing()
    expect([told, next.session.endedActing.get()]).toEqual([1, undefined])
    expect(openTab(storage, '', own).session.endedActing.get()).toBeUndefined()
  })

  it('says which forms were open and not sent', () => {
    const { session } = openTab()
    session.signIn('own-key')
    session.act(acting, '/')
    const [closeFirst, closeSecond] = [addOpenForm('Create disk'), addOpenForm('Rename')]
    const closeThird = addOpenForm('Rename')
    closeSecond()
    session.refuse('acting-key')
    expect(session.endedActing.get()?.forms).toEqual(['Create disk', 'Rename'])
    closeFirst()
    closeThird()
    session.act(acting, '/')
    session.refuse('acting-key')
    expect(session.endedActing.get()).not.toHaveProperty('forms')
  })

  it('says which jobs and payments had not ended', () => {
    const { session } = openTab()
    session.signIn('own-key')
    session.act(acting, '/')
    const remove = addUnfinished(() => ['Restart: bastion'])
    session.refuse('acting-key')
    expect(session.endedActing.get()?.work).toEqual(['Restart: bastion'])
    remove()
    session.act(acting, '/')
    session.refuse('acting-key')
    expect(session.endedActing.get()).not.toHaveProperty('work')
  })

  it('without an own account asks again on the same page, with its drafts', () => {
    const own = new Shelf()
    const { session, storage, drafts } = openTab(new Shelf(), '', own)
    session.signIn('acting-key')
    session.act(acting, undefined)
    drafts.add('#7.form')
    session.refuse('acting-key')
    expect(session.get()).toMatchObject({ apiKey: undefined, leaving: { path: undefined } })
    expect([...drafts]).toEqual(['#7.form'])
    const next = openTab(storage, '', own)
    expect(next.session.get()).toMatchObject({ apiKey: undefined, ended: true })
    next.session.signIn('acting-key')
    expect(next.session.endedActing.get()).toBeUndefined()
  })

  it('ended when it expired, if that was before it was refused', () => {
    const { session } = openTab()
    session.signIn('own-key')
    const until = sessionNow - 60_000
    session.act({ ...acting, account: 'Lab', since: 5, until }, '/')
    session.refuse('acting-key')
    expect(session.endedActing.get()).toEqual({
      owner: 'kadri@saar.example',
      name: 'Kadri Saar',
      account: 'Lab',
      since: 5,
      until,
      at: until,
    })
  })

  it.each([
    ['the user acts again', (tab: ReturnType<typeof actingTab>) => tab.session.act(acting, '/')],
    ['the user signs out', (tab: ReturnType<typeof actingTab>) => tab.session.signOut()],
    ['somebody signs in', (tab: ReturnType<typeof actingTab>) => tab.session.signIn('other-key')],
  ])('is forgotten once %s', (_, next) => {
    const tab = actingTab()
    tab.session.refuse('acting-key')
    expect(tab.session.endedActing.get()).toBeDefined()
    next(tab)
    expect(tab.session.endedActing.get()).toBeUndefined()
  })
})
