import { fc } from '../../../run/seed'

/** Kinds of records that cost something, as the sandbox names them, with the size a customer wants. */
export type Wanted =
  | { readonly kind: 'disk'; readonly gb: number }
  | { readonly kind: 'ip' }
  | { readonly kind: 'vm'; readonly vcpu: number; readonly gb: number; readonly isWindows: boolean }
  | { readonly kind: 'bucket'; readonly bytes: number }
  | { readonly kind: 'load_balancer' }
  | { readonly kind: 'metal_lease' }
  | { readonly kind: 'service'; readonly vcpu: number; readonly gb: number; readonly diskGb: number }

/** Changes of an existing thing. */
export type Change = 'change' | 'assign' | 'snapshot' | 'backup' | 'move' | 'delete'

/** A step of a customer, or time that passes. `which` picks one of the things the change fits. */
export type Step =
  | { readonly do: 'create'; readonly wanted: Wanted }
  | { readonly do: Change; readonly which: number }
  | { readonly do: 'wait'; readonly seconds: number }
  | { readonly do: 'buy' | 'invoice'; readonly euros: number }
  | { readonly do: 'pay' | 'automatic' }

const wantedByKind: { readonly [K in Wanted['kind']]: fc.Arbitrary<Extract<Wanted, { readonly kind: K }>> } =
  {
    disk: fc.record({ kind: fc.constant('disk' as const), gb: fc.integer({ min: 1, max: 12_000 }) }),
    ip: fc.record({ kind: fc.constant('ip' as const) }),
    vm: fc.record({
      kind: fc.constant('vm' as const),
      vcpu: fc.integer({ min: 2, max: 16 }),
      gb: fc.constantFrom(1, 1.5, 2, 4, 32),
      isWindows: fc.boolean(),
    }),
    bucket: fc.record({ kind: fc.constant('bucket' as const), bytes: fc.integer({ min: 0, max: 2 ** 42 }) }),
    load_balancer: fc.record({ kind: fc.constant('load_balancer' as const) }),
    metal_lease: fc.record({ kind: fc.constant('metal_lease' as const) }),
    service: fc.record({
      kind: fc.constant('service' as const),
      vcpu: fc.integer({ min: 1, max: 8 }),
      gb: fc.constantFrom(2, 4, 8),
      diskGb: fc.integer({ min: 20, max: 400 }),
    }),
  }

/** Longest pause, seconds: less than the month after which a frozen account ends. */
const longest = 29 * 86_400

/** The kinds in the steps. */
export const steppedKinds: readonly string[] = Object.keys(wantedByKind)

/** Any step of a customer. */
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 7,
    arbitrary: fc.record({
      do: fc.constant('create' as const),
      wanted: fc.oneof(...Object.values<fc.Arbitrary<Wanted>>(wantedByKind)),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom(
        ...(['change', 'assign', 'snapshot', 'backup', 'move', 'delete', 'delete'] as const),
      ),
      which: fc.nat(20),
    }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      seconds: fc.oneof(fc.integer({ min: 1, max: 7200 }), fc.integer({ min: 7200, max: longest })),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('buy' as const, 'invoice' as const),
      euros: fc.integer({ min: 13, max: 3000 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('pay' as const, 'automatic' as const) }) },
)

/** First steps of every sequence: a running machine, and an address for it. */
const opening: readonly Step[] = [
  { do: 'create', wanted: { kind: 'vm', vcpu: 4, gb: 4, isWindows: true } },
  { do: 'create', wanted: { kind: 'ip' } },
  { do: 'wait', seconds: 60 },
]

/** Any sequence of steps. */
export const anySequence: fc.Arbitrary<readonly Step[]> = fc
  .array(anyStep, { minLength: 6, maxLength: 28, size: 'max' })
  .map((rest) => [...opening, ...rest])
