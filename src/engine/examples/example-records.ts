import { places } from './example-names'

/** The fixed time of the examples, in ms since 1970: 3 March 2026, 09:30 UTC. */
export const exampleNow = Date.UTC(2026, 2, 3, 9, 30)

/** Malicious text: markup, a direction override, an invisible character. */
export const hostileText = '<img src=x onerror=alert(1)> ‮gnp.exe‬​'

/** Unbreakable text longer than any column. */
export const longText = 'a-very-long-name-that-nobody-would-type-but-a-program-might-'.repeat(4)

/** A typical record. */
export function exampleRecord(id: string, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id,
    name: `Example ${id}`,
    status: 'works',
    size: 40,
    made: '2026-02-17 08:12:44',
    price: 12.4,
    kind: 'small',
    note: 'Kept for the gallery',
    friends: ['first'],
    parts: [
      { id: 'p1', name: 'First part', size: 20, primary: true, made: '2026-02-17 08:12:44' },
      { id: 'p2', name: 'Second part', size: 160, primary: false, made: '2026-03-03 06:02:00' },
    ],
    rules: [
      { id: 'r1', direction: 'in', start: 443, end: 443, from: ['0.0.0.0/0'] },
      { id: 'r2', direction: 'in', start: 8000, end: 8100, from: ['10.0.0.0/24', '2001:db8::/48'] },
      { id: 'r3', direction: 'out', start: null, end: null, from: [] },
    ],
    ...changes,
  }
}

const usual = [
  exampleRecord('first'),
  exampleRecord('second', { status: 'starts', size: 80 }),
  exampleRecord('third', { status: 'rests', name: null }),
]

/** Answers of the list call by location; undefined for no answer. */
export const answers: Readonly<Record<string, readonly unknown[] | undefined>> = {
  [places.here]: usual,
  [places.strict]: usual,
  [places.changed]: usual.map((record) => ({
    ...record,
    rules: [{ id: 'r1', direction: 'in', start: 22, end: 22, from: ['0.0.0.0/0'] }],
  })),
  [places.empty]: [],
  [places.many]: Array.from({ length: 40 }, (_, index) =>
    exampleRecord(`e${index + 1}`, { status: index % 7 === 3 ? 'broken' : 'works' }),
  ),
  [places.odd]: [
    exampleRecord('first', { name: hostileText, status: 'levitating', size: '40', price: null }),
    exampleRecord('second', { name: longText, status: null, made: 'yesterday', size: null }),
    'no record at all',
    exampleRecord('first', { name: 'The same identity again' }),
  ],
}
