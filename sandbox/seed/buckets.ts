import { createRandom } from '../random'
import { addStorage } from './add-bucket'
import type { Builder } from './builder'
import {
  colleague,
  colleagueAccount,
  customer,
  debtor,
  frozenAccount,
  labAccount,
  mainAccount,
} from './people'

/** Six buckets of the ordinary customer: the main account pays for 500.3 GB; one bucket is empty, and one keeps versions. */
export function seedBuckets(builder: Builder): void {
  const keys = [
    { accessKey: 'FRN4K2W8TJ6MX3BHQ7ZD', secretKey: 'kTq5mW2xRb8Zs4Nd7Yc3Lf6Hv9Jg2Pu5Ea8Bt4Kw' },
    { accessKey: 'GX7RV2M5CN8KD4JWT9PB', secretKey: 'Qe3Vn7Ks9Wb2Xm5Rt8Yd4Fj6Hc3Lg7Pz2Ua5Ne9Tk' },
  ]
  const account = mainAccount
  addStorage(builder, customer, keys, [
    { name: 'shop-media', account, gigabytes: 214.6, objects: 48_212, age: 682, changed: 1, open: true },
    { name: 'pg-dumps', account, gigabytes: 186.4, objects: 731, age: 629, changed: 0.25 },
    { name: 'ci-artifacts', account, gigabytes: 78.9, objects: 9164, age: 520, changed: 0.01 },
    {
      ...{ name: 'static-assets', account, gigabytes: 20.4, objects: 15_630, age: 436, changed: 2.7 },
      ...{ open: true, versions: true },
    },
    { name: 'press-kit', account, gigabytes: 0, objects: 0, age: 11 },
    { name: 'lab-datasets', account: labAccount, gigabytes: 12.75, objects: 402, age: 267, changed: 18.7 },
  ])
}

/** Buckets of other users: a suspended one of the debtor, and one of the colleague. */
export function seedOtherBuckets(builder: Builder): void {
  addStorage(
    builder,
    debtor,
    [],
    [
      {
        name: 'pagar-pildid',
        account: frozenAccount,
        gigabytes: 3.2,
        objects: 1870,
        age: 190,
        changed: 14,
        open: true,
        document: { is_suspended: true },
      },
    ],
  )
  addStorage(
    builder,
    colleague,
    [],
    [
      {
        name: 'arved-photos',
        account: colleagueAccount,
        gigabytes: 41.8,
        objects: 9310,
        age: 88,
        changed: 3,
      },
    ],
  )
}

/** A few dozen buckets of all sizes, for a list that has to be searched. */
export function seedManyBuckets(builder: Builder, owner: number, account: number): void {
  const random = createRandom('buckets')
  const kinds = ['media', 'dumps', 'logs', 'artifacts', 'exports', 'static']
  const stages = ['prod', 'stage', 'test']
  const buckets = kinds.flatMap((kind) =>
    stages.flatMap((stage) =>
      [1, 2].map((number) => ({
        name: `${kind}-${stage}-${number}`,
        account,
        gigabytes: Math.round(random() ** 3 * 20_000) / 10,
        objects: 1 + Math.floor(random() ** 2 * 90_000),
        age: 30 + Math.floor(random() * 800),
        changed: Math.floor(random() * 30),
      })),
    ),
  )
  addStorage(builder, owner, [], buckets)
}
