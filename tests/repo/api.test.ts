import { describe, expect, it } from 'vitest'
import { readApiAccounts } from '../coverage/api/read-accounts'

const { found, problems } = readApiAccounts()

describe('the API', () => {
  it('[CARD-04] has every call the requirements name', () => {
    expect(problems.filter((text) => text.includes('no call serves it'))).toEqual([])
    expect(found.filter(({ kind }) => kind === 'operation').length).toBeGreaterThan(100)
  })

  it('has no call and no field without a requirement or a reason', () => {
    expect(problems).toEqual([])
    expect(found.filter(({ kind }) => kind === 'field').length).toBeGreaterThan(900)
  })
})
