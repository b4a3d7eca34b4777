import { describe, expect, it } from 'vitest'
import { claimsIn } from '../../coverage/claims'
import { bestProofs, countProven } from '../../coverage/proven'

describe('what a title claims', () => {
  it('is on the console, unless it says that it is the platform', () => {
    expect(claimsIn('machines [VM-12] [NET-IP-02 platform] stop')).toEqual([
      { id: 'VM-12', place: 'console' },
      { id: 'NET-IP-02', place: 'platform' },
    ])
  })

  it('is nothing without brackets, for a standard, or for another word', () => {
    expect(claimsIn('VM-12 in UTF-8 [RFC-1] [VM-12 sandbox] [vm-12]')).toEqual([])
  })
})

describe('what is proven', () => {
  const items = [
    { id: 'VM-01', kind: 'ui', text: '' },
    { id: 'VM-02', kind: 'error', text: '' },
    { id: 'VM-03', kind: 'rule', text: '' },
    { id: 'VM-04', kind: 'api', text: '' },
  ]

  it('needs the console for a screen and an error, and nothing more for the rest', () => {
    const proofs = bestProofs(items.map(({ id }) => ({ id, place: 'platform' as const })))
    expect(countProven(items, proofs)).toEqual({ enough: 2, console: 0 })
  })

  it('is the better of two claims, whichever comes first', () => {
    const proofs = bestProofs([
      { id: 'VM-01', place: 'console' },
      { id: 'VM-01', place: 'platform' },
      { id: 'VM-02', place: 'platform' },
      { id: 'VM-02', place: 'console' },
    ])
    expect(countProven(items, proofs)).toEqual({ enough: 2, console: 2 })
  })
})
