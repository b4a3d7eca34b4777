// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { fc } from '../../../run/seed'
import { runs } from '../../runs'
import { RangeInput } from '../../../../src/engine/widgets/range'
import { LineInput } from '../../../../src/engine/widgets/text'
import { clockValue, clockWords } from '../../../../src/lib/clock-time'
import { coveredRange } from '../../../../src/lib/covered-range'
import { sameAddress } from '../../../../src/lib/same-address'
import { ChipsInput } from '../../../../src/ui/form-controls/ChipsInput'
import { FieldShell } from '../../../../src/ui/form-controls/FieldShell'
import { NumberInput } from '../../../../src/ui/form-controls/NumberInput'

afterEach(cleanup)

/** A control with its value; `seen` gets every value it reports. */
function Kept({
  draw,
  seen,
}: {
  draw: (value: unknown, set: (value: unknown) => void) => ReactNode
  seen: (value: unknown) => void
}) {
  const [value, setValue] = useState<unknown>()
  return draw(value, (next) => {
    seen(next)
    setValue(next)
  })
}

const controls: Readonly<Record<string, (value: unknown, set: (value: unknown) => void) => ReactNode>> = {
  range: (value, set) => (
    <RangeInput
      ends={Array.isArray(value) ? [value[0], value[1]] : [undefined, undefined]}
      onChange={set}
      everything="All"
      placeholder="All"
    />
  ),
  number: (value, set) => (
    <NumberInput
      locale="de"
      value={typeof value === 'number' || typeof value === 'string' ? value : undefined}
      onChange={set}
    />
  ),
  money: (value, set) => (
    <NumberInput
      locale="en"
      currency="EUR"
      value={typeof value === 'number' || typeof value === 'string' ? value : undefined}
      onChange={set}
    />
  ),
  clock: (value, set) => (
    <LineInput
      value={value}
      onChange={set}
      read={(text) => clockValue(text) ?? text}
      write={(text) => clockWords(text) ?? text}
    />
  ),
  text: (value, set) => <LineInput value={value} onChange={set} />,
}

const digits = (max: number) => fc.integer({ min: 0, max }).map(String)
const texts: Readonly<Record<string, fc.Arbitrary<string>>> = {
  range: fc.oneof(
    // The end begins with the digits of the start.
    fc
      .tuple(digits(99), fc.constantFrom('-', '–'), digits(99))
      .map(([start, sign, rest]) => `${start}${sign}${start}${rest}`),
    fc
      .tuple(digits(65_535), fc.constantFrom('-', '–', ':', ' - '), digits(65_535))
      .map((parts) => parts.join('')),
    digits(65_535),
    fc.constant('All'),
  ),
  number: fc
    .tuple(digits(9_999_999), fc.constantFrom('', '.', ','), digits(999))
    .map((parts) => parts.join('')),
  money: fc
    .tuple(
      fc.constantFrom('', '€', '€ ', 'EUR ', '-€', '- '),
      fc.tuple(digits(9999), fc.constantFrom('', ','), digits(999)).map((parts) => parts.join('')),
      fc.constantFrom('', '.5', ' €', ' EUR', ' USD'),
    )
    .map((parts) => parts.join('')),
  clock: fc
    .tuple(digits(23), fc.constantFrom(':', '.'), digits(59))
    .map(([hours, sign, minutes]) => `${hours}${sign}${minutes.padStart(2, '0')}`),
  text: fc
    .string({ unit: fc.constantFrom('a', 'b', ' ', '-', '1'), minLength: 1, maxLength: 12 })
    .filter((text) => text.trim() !== ''),
}

/** The value after typing the text in these pieces, each appended to the field's text, and the text once left. */
const typed = (control: string, pieces: readonly string[]) =>
  entered(
    control,
    pieces.map((piece) => (shown: string) => `${shown}${piece}`),
  )

/** The same after the field has had these texts in turn. */
const written = (control: string, states: readonly string[]) =>
  entered(
    control,
    states.map((state) => () => state),
  )

function entered(
  control: string,
  changes: readonly ((shown: string) => string)[],
): { value: unknown; left: string } {
  let value: unknown
  const draw = controls[control]
  if (!draw) throw new Error(control)
  render(<Kept draw={draw} seen={(next) => (value = next)} />)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  for (const change of changes) fireEvent.change(field, { target: { value: change(field.value) } })
  fireEvent.blur(field)
  const left = field.value
  cleanup()
  return { value, left }
}

it.each(Object.keys(controls))('a text typed key by key is what it is when pasted: %s', (control) => {
  fc.assert(
    fc.property(texts[control] ?? fc.constant(''), (text) => {
      const pasted = typed(control, [text])
      expect(typed(control, [...text])).toEqual(pasted)
      // The text shown on leaving has the same value.
      expect(typed(control, [pasted.left]).value).toEqual(pasted.value)
    }),
    { numRuns: runs(12) },
  )
})

/** The states of a text whose characters are typed in another order, each at its place. */
const inAnyOrder = (text: string) =>
  fc.shuffledSubarray([...[...text].keys()], { minLength: text.length }).map((order) =>
    order.map((_, step) => {
      const there = new Set(order.slice(0, step + 1))
      return [...text].filter((__, at) => there.has(at)).join('')
    }),
  )

it.each(Object.keys(controls))('the order in which a text is written does not matter: %s', (control) => {
  const edits = (texts[control] ?? fc.constant('')).chain((text) =>
    fc.tuple(fc.constant(text), inAnyOrder(text)),
  )
  fc.assert(
    fc.property(edits, ([text, states]) => {
      expect(written(control, states)).toEqual(written(control, [text]))
    }),
    { numRuns: runs(6) },
  )
})

it.each([
  ['range', '80 443'],
  ['range', '80-'],
  ['range', 'http'],
  ['number', '1.234.56'],
  ['number', '1000.000'],
  ['money', '1000,000'],
  ['money', '50 USD'],
  ['money', 'fifty'],
  ['clock', '25:00'],
])('a text that stands for nothing stays as it was typed, for the form to refuse: %s %s', (control, text) => {
  const { value, left } = written(control, [text])
  expect([value].flat()[0]).toBe(text)
  expect(left).toBe(text)
})

/** The entries after each of these is typed and ended by `key`. */
function enteredOneByOne(entries: readonly string[], key: string): unknown {
  let value: unknown
  render(<Kept draw={chips} seen={(next) => (value = next)} />)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  for (const entry of entries) {
    for (const at of [...entry].keys()) fireEvent.change(field, { target: { value: entry.slice(0, at + 1) } })
    fireEvent.keyDown(field, { key })
  }
  cleanup()
  return value
}

/** The entries after all are pasted, or the only one is typed, and the field is left. */
function enteredAtOnce(entries: readonly string[], separator: string): unknown {
  let value: unknown
  render(<Kept draw={chips} seen={(next) => (value = next)} />)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  const text = entries.join(separator)
  if (entries.length > 1) fireEvent.paste(field, { clipboardData: { getData: () => text } })
  else fireEvent.change(field, { target: { value: text } })
  fireEvent.blur(field)
  cleanup()
  return value
}

const chips = (value: unknown, set: (value: unknown) => void): ReactNode => (
  <FieldShell label="Sources">
    <ChipsInput
      values={Array.isArray(value) ? value.map(String) : []}
      onChange={set}
      same={sameAddress}
      errorOf={() => undefined}
      removeLabel={(entry) => `Remove ${entry}`}
      presentText={(entry) => `${entry} is in the list already.`}
      rewrite={(entry) => {
        const kept = coveredRange(entry)
        return kept === entry ? undefined : { kept, text: kept }
      }}
    />
  </FieldShell>
)

it('addresses typed one by one are what they are when pasted, or when the field is left', () => {
  const octet = fc.integer({ min: 0, max: 255 })
  const address = fc.oneof(
    fc.tuple(octet, fc.integer({ min: 8, max: 32 })).map(([last, prefix]) => `10.0.0.${last}/${prefix}`),
    octet.map((last) => `2001:db8::${last.toString(16)}`),
    fc.constantFrom('web', '10.0.0.0/42', '10.0.0.5/08'),
  )
  const separators = fc.constantFrom(' ', ',', ';', '\n', ', ')
  fc.assert(
    fc.property(
      fc.array(address, { minLength: 1, maxLength: 5 }),
      fc.constantFrom('Enter', ',', ' '),
      separators,
      (entries, key, separator) => {
        expect(enteredOneByOne(entries, key)).toEqual(enteredAtOnce(entries, separator))
      },
    ),
    { numRuns: runs(30) },
  )
})

it('a range keeps what is typed until the field is left', () => {
  expect(typed('range', [...'80-8080'])).toEqual({ value: [80, 8080], left: '80–8080' })
  expect(typed('range', [...'80-80'])).toEqual({ value: [80, 80], left: '80' })
})
