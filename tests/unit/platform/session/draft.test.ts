import { describe, expect, it } from 'vitest'
import { draftOf, ownDraft } from '../../../../src/platform/session/draft'
import { differing, fieldsOf, withoutSecrets } from '../../../../src/engine/fields/form-values'
import { forms } from '../../../../src/generated/forms/virtual-machine'
import { createStore } from '../../../../src/lib/store'
import { Shelf } from '../stand'

describe('a draft', () => {
  it('is there again after a reload, until the form has done its work', () => {
    const storage = new Shelf()
    draftOf(storage, 'a', 'disk.create').write({ display_name: 'data', size_gb: 50 })
    const again = draftOf(storage, 'a', 'disk.create')
    expect(again.read()).toEqual({ display_name: 'data', size_gb: 50 })
    again.clear()
    expect(again.read()).toBeUndefined()
    expect(storage.entries.size).toBe(0)
  })

  it('belongs to one identity and one form', () => {
    const storage = new Shelf()
    draftOf(storage, 'a', 'disk.create').write({ display_name: 'data' })
    expect(draftOf(storage, 'b', 'disk.create').read()).toBeUndefined()
    expect(draftOf(storage, 'a', 'vm.create').read()).toBeUndefined()
  })

  it.each(['', '{', '[]', 'null', '"text"'])('that was spoiled is none: %j', (text) => {
    const storage = new Shelf()
    storage.setItem('console.draft.a.disk.create', text)
    expect(draftOf(storage, 'a', 'disk.create').read()).toBeUndefined()
  })

  it('of a machine never holds the password', () => {
    const form = forms.create
    if (!form) throw new Error('There is no create form')
    const storage = new Shelf()
    const typed = { name: 'web', username: 'kadri', password: 'Lootus-2026-Tuul' }
    draftOf(storage, 'a', 'virtual_machine.create').write(withoutSecrets(fieldsOf(form), typed))
    expect([...storage.entries.values()].join()).not.toContain('Lootus')
    expect(draftOf(storage, 'a', 'virtual_machine.create').read()).toEqual({ name: 'web', username: 'kadri' })
  })
})

describe('the draft of the signed-in user', () => {
  it('is nobody else’s', () => {
    const storage = new Shelf()
    const of = (user: string | undefined) => ownDraft({ owner: createStore(user) }, 'disk.create', storage)
    of('mine').write({ size_gb: 50 })
    expect(of('mine').read()).toEqual({ size_gb: 50 })
    expect(of('theirs').read()).toBeUndefined()
    expect(of(undefined).read()).toBeUndefined()
  })

  it('is neither read nor written until it is known who that is', () => {
    const storage = new Shelf()
    const owner = createStore<string | undefined>(undefined)
    const draft = ownDraft({ owner }, 'disk.create', storage)
    draft.write({ size_gb: 50 })
    draft.clear()
    expect(storage.entries.size).toBe(0)
    owner.set('mine')
    expect(draft.read()).toBeUndefined()
    draft.write({ size_gb: 50 })
    expect(draft.read()).toEqual({ size_gb: 50 })
  })
})

it('never holds a secret of a row either', () => {
  const form = forms.create
  const [password] = form ? fieldsOf(form).filter(({ id }) => id === 'password') : []
  if (!password) throw new Error('There is no password')
  const rows = { ...password, id: 'people', at: 'people', secret: false, of: [password] }
  const kept = withoutSecrets([rows], { people: [{ name: 'kadri', password: 'Lootus-2026-Tuul' }] })
  expect(JSON.stringify(kept)).not.toContain('Lootus')
  expect(JSON.stringify(kept)).toContain('kadri')
})

it('keeps of a record only what was changed', () => {
  const from = { name: 'web', ram: 8, tags: ['a'] }
  expect(differing({ name: 'web', ram: 16, tags: ['a'] }, from)).toEqual({ ram: 16 })
  expect(differing({ ...from, tags: ['a', 'b'] }, from)).toEqual({ tags: ['a', 'b'] })
  expect(differing(from, from)).toEqual({})
})
