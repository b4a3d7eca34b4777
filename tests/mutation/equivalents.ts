/** A mutation without observable effect. */
export interface Equivalent {
  readonly file: string
  /** The changed source text and its replacement. */
  readonly from: string
  readonly to: string
  /** Why it makes no difference. */
  readonly why: string
}

const returnsNothing = 'a function that ends without a value returns undefined as well'
const throwsAnyway = 'what is empty is no address, and `new URL` throws for it as well'

/** Left out of the figures. An entry that matches no unnoticed change is stale and fails the run. */
export const equivalents: readonly Equivalent[] = [
  ...['src/lib/safe-href.ts', 'src/lib/picture-address.ts'].flatMap((file) => [
    { file, from: '!address', to: 'false', why: throwsAnyway },
    { file, from: '{\n    return undefined\n  }', to: '{}', why: returnsNothing },
  ]),
  {
    file: 'src/lib/money.ts',
    from: "''",
    to: '"Stryker was here!"',
    why: 'any text that is no number tells it apart',
  },
  {
    file: 'src/lib/money.ts',
    from: 'known',
    to: 'false',
    why: 'a format that is made again is the same',
  },
  {
    file: 'src/lib/money.ts',
    from: 'digits === undefined',
    to: 'false',
    why: 'undefined digits are as good as none',
  },
  {
    file: 'src/lib/money.ts',
    from: 'amount < 0',
    to: 'amount <= 0',
    why: 'nothing rounds to nothing, which takes no sign',
  },
  {
    file: 'src/platform/money/use-money.ts',
    from: "typeof value === 'string'",
    to: 'true',
    why: 'what is no text is the code of no currency',
  },
  ...[
    ['value < 0n', 'value <= 0n', 'nothing is rounded to nothing either way'],
    ['total < 0', 'total <= 0', 'the parts of nothing are nothing'],
    ['part * sign', 'part / sign', 'the sign is one, or minus one'],
    ['a.rest === b.rest', 'false', 'sorting leaves in their order what is never smaller'],
    ['a.index - b.index', 'a.index + b.index', 'sorting leaves in their order what is never smaller'],
    ['a.rest > b.rest', 'a.rest >= b.rest', 'equal remainders are told apart before'],
  ].map(([from = '', to = '', why = '']) => ({ file: 'sandbox/charging/exact.ts', from, to, why })),
  {
    file: 'src/engine/list/export-list.ts',
    from: '[]',
    to: '["Stryker was here"]',
    why: 'every index is that of a row',
  },
  {
    file: 'src/lib/ip-address.ts',
    from: '!/^[0-9a-f:.]+$/i.test(text)',
    to: 'false',
    why: 'each group is looked at by itself; this only ends sooner',
  },
  {
    file: 'src/lib/ip-address.ts',
    from: '/^[0-9a-f:.]+$/i',
    to: '/[0-9a-f:.]+$/i',
    why: 'each group is looked at by itself; this only ends sooner',
  },
  {
    file: 'src/lib/ip-address.ts',
    from: '/^[0-9a-f:.]+$/i',
    to: '/^[0-9a-f:.]+/i',
    why: 'each group is looked at by itself; this only ends sooner',
  },
  {
    file: 'src/lib/ip-address.ts',
    from: 'slash < 0',
    to: 'slash <= 0',
    why: 'a text that begins with the slash is no address either way',
  },
  {
    file: 'src/lib/same-address.ts',
    from: "''",
    to: '"Stryker was here!"',
    why: 'a split text has a first part',
  },
  {
    file: 'src/lib/same-address.ts',
    from: '/[\\d.]+\\.\\d+$/',
    to: '/[\\d.]+\\.\\d+/',
    why: 'octets stand nowhere but at the end of an address that is right',
  },
]
