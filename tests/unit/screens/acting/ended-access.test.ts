import { describe, expect, it } from 'vitest'
import { accessFrom, hoursGiven } from '../../../../src/screens/acting/ended-access'

const hour = 3_600_000

describe('the hours an access was given for', () => {
  it('are told when it ended after them', () => {
    expect(hoursGiven({ since: 0, until: 6 * hour, at: 6 * hour })).toBe(6)
    expect(hoursGiven({ since: 100, until: 6 * hour, at: 6 * hour })).toBe(6)
  })

  it.each([
    ['it was taken back before', { since: 0, until: 6 * hour, at: 5 * hour }],
    ['its begin is not known', { until: 6 * hour, at: 6 * hour }],
    ['it had no end', { since: 0, at: 6 * hour }],
    ['they were minutes', { since: 0, until: hour / 3, at: hour }],
  ])('are not told when %s', (_, ended) => {
    expect(hoursGiven(ended)).toBeUndefined()
  })
})

describe('the access one acted by', () => {
  const whole = {
    uuid: 'whole',
    access_owner: 'kadri@saar.example',
    is_accepted: true,
    billing_account_name: null,
  }
  const lab = { ...whole, uuid: 'lab', billing_account_name: 'Lab' }

  it('is found by owner and account while it goes on', () => {
    expect(accessFrom([lab, whole], { owner: 'kadri@saar.example' })).toBe('whole')
    expect(accessFrom([whole, lab], { owner: 'kadri@saar.example', account: 'Lab' })).toBe('lab')
  })

  it.each([
    ['of somebody else', [{ ...whole, access_owner: 'arved@pohjala.example' }]],
    ['that is not accepted', [{ ...whole, is_accepted: false }]],
    ['to another account', [lab]],
    ['without an identity', [{ ...whole, uuid: 7 }]],
    ['in no list', { whole }],
    ['that was taken back', []],
  ])('is none %s', (_, answer) => {
    expect(accessFrom(answer, { owner: 'kadri@saar.example' })).toBeUndefined()
  })
})
