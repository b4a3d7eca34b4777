import { expect, it } from 'vitest'
import { customersOf } from '../../../../src/screens/acting/customers'

it('reads customers from an answer, without malformed ones', () => {
  expect(
    customersOf([
      {
        id: 7,
        name: 'kadri@saar.example',
        first_name: 'Kadri',
        last_name: 'Saar',
        last_activity: '2026-11-21 08:00:00',
        billing_accounts: [
          { id: 1, title: 'Robotics' },
          { id: 2, title: '' },
          { id: 3, title: 'Kadri Saar' },
          null,
        ],
      },
      { id: 8, name: 'uku@uus.example', billing_accounts: [] },
      { id: 'nine', name: 'no' },
      null,
    ]),
  ).toEqual([
    {
      id: 7,
      name: 'Kadri Saar',
      address: 'kadri@saar.example',
      accounts: ['Robotics'],
      lastActivity: '2026-11-21 08:00:00',
    },
    { id: 8, name: 'uku@uus.example', address: 'uku@uus.example', accounts: [], lastActivity: undefined },
  ])
  expect(customersOf(null)).toEqual([])
})
