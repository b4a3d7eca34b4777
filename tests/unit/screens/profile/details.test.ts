import { describe, expect, it } from 'vitest'
import {
  changesOf,
  detailsOf,
  notEmptied,
  problemsOf,
  typedSince,
} from '../../../../src/screens/profile/details'

const saved = detailsOf({ first_name: 'Kadri', last_name: null, phone_number: '', lang: 'en' })

describe('the details of a user', () => {
  it('are empty texts where the profile has none', () => {
    expect(saved).toEqual({
      first_name: 'Kadri',
      last_name: '',
      phone_number: '',
      personal_id_number: '',
      lang: 'en',
    })
    expect(detailsOf(undefined).first_name).toBe('')
  })

  it('[PROFILE-08] are sent where they differ from what is saved, without space around', () => {
    expect(changesOf(saved, { first_name: ' Kadri ', last_name: ' Saar', lang: 'et' })).toEqual({
      last_name: 'Saar',
      lang: 'et',
    })
    expect(changesOf(saved, { first_name: '' })).toEqual({ first_name: '' })
    expect(changesOf(saved, {})).toEqual({})
  })

  it('are sorted from other refused fields', () => {
    const fields = [
      { field: 'phone_number', message: 'too long' },
      { field: 'captcha', message: 'missing' },
    ]
    expect(problemsOf(fields)).toEqual({
      atFields: { phone_number: 'too long' },
      others: [{ field: 'captcha', message: 'missing' }],
    })
  })
})

it('keeps what was typed while a change was on its way', () => {
  const sent = { first_name: 'Kai', last_name: 'Saar' }
  expect(typedSince({ first_name: ' Kai ', last_name: 'Saarela', phone_number: '5' }, sent)).toEqual({
    last_name: 'Saarela',
    phone_number: '5',
  })
  expect(typedSince({ first_name: 'Kai' }, sent)).toEqual({})
})

it('names what was to be emptied and is still there', () => {
  const answer = { first_name: 'Kadri', last_name: '', phone_number: '+372 5', lang: 'en' }
  expect(notEmptied({ first_name: '', last_name: '', phone_number: '+372 6' }, answer)).toEqual([
    'first_name',
  ])
  expect(notEmptied({ first_name: '' }, undefined)).toEqual([])
})
