import { describe, expect, it } from 'vitest'
import { createDisplay } from '../../../../src/screens/terminal/display'
import { createKnownHosts } from '../../../../src/screens/terminal/known-hosts'
import { cleanPaste, lastWaits, pastedLines } from '../../../../src/screens/terminal/pasted'
import { sequenceOf, typedWithSticky, withSticky } from '../../../../src/screens/terminal/sticky-keys'

function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>()
  return { getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => void kept.set(name, value) }
}

describe('what is pasted', () => {
  it('[VM-15] has no controls, so that no escape ends its bracket', () => {
    expect(cleanPaste('a\x1b[201~rm -rf\x00\x07\x9b\tb\r\nc\rd')).toBe('a[201~rm -rf\tb\nc\nd')
  })

  it('[VM-15] is asked about when it has several lines', () => {
    expect(pastedLines('ls -l')).toBeUndefined()
    expect(pastedLines('ls\n')).toEqual(['ls'])
    expect(pastedLines('one\ntwo\n')).toEqual(['one', 'two'])
    expect([lastWaits('one\ntwo'), lastWaits('one\ntwo\n')]).toEqual([true, false])
  })
})

describe('keys of the row', () => {
  it('[VM-15] send what keyboards do', () => {
    expect(sequenceOf('Esc', false)).toBe('\x1b')
    expect(sequenceOf('Up', false)).toBe('\x1b[A')
    expect(sequenceOf('Up', true)).toBe('\x1bOA')
    expect(sequenceOf('|', true)).toBe('|')
  })

  it('[VM-15] change the next key press', () => {
    expect(withSticky('c', { ctrl: true, alt: false })).toBe('\x03')
    expect(withSticky('[', { ctrl: true, alt: false })).toBe('\x1b')
    expect(withSticky('7', { ctrl: true, alt: false })).toBe('7')
    expect(withSticky('b', { ctrl: false, alt: true })).toBe('\x1bb')
    expect(withSticky('d', { ctrl: true, alt: true })).toBe('\x1b\x04')
  })

  it('[VM-15] are for the first character of what a keyboard on the screen sends, and not for answers', () => {
    const ctrl = { ctrl: true, alt: false }
    expect(typedWithSticky('u', ctrl)).toBe('\x15')
    expect(typedWithSticky('ls', ctrl)).toBe('\x0cs')
    expect(typedWithSticky('\x1b[1;2R', ctrl)).toBeUndefined()
    expect(typedWithSticky('u', { ctrl: false, alt: false })).toBeUndefined()
  })
})

describe('what is remembered', () => {
  it('[VM-15] of host keys: for each user, the last 500', () => {
    const place = storage()
    const mine = createKnownHosts(place, 'kadri')
    for (let index = 0; index < 510; index += 1)
      mine.trust(`m${index}`, { fingerprint: 'SHA256:x', since: index })
    expect(mine.get('m9')).toBeUndefined()
    expect(mine.get('m509')).toEqual({ fingerprint: 'SHA256:x', since: 509 })
    expect(createKnownHosts(place, 'jaan').get('m509')).toBeUndefined()
    expect(mine.get('__proto__')).toBeUndefined()
    place.setItem('console.known-hosts.kadri', '{"m1":7,')
    expect(mine.get('m1')).toBeUndefined()
  })

  it('[VM-15] of the display: text size and colours, what fits', () => {
    const place = storage()
    createDisplay(place).set({ fontSize: 20, look: 'light', screenReader: true })
    expect(createDisplay(place).get()).toEqual({ fontSize: 20, look: 'light', screenReader: true })
    place.setItem('console.terminal', '{"fontSize":900,"look":"pink"}')
    expect(createDisplay(place).get()).toEqual({ fontSize: 13, look: 'dark', screenReader: false })
  })
})
