// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { fc } from '../../../run/seed'
import { runs } from '../../runs'
import { RangeInput } from '../../../../src/engine/widgets/range'
import { LineInput } from '../../../../src/engine/widgets/text'
import { clockValue, clockWords } from '../../../../src/lib/clock-time'
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
  clock: fc
    .tuple(digits(23), fc.constantFrom(':', '.'), digits(59))
    .map(([hours, sign, minutes]) => `${hours}${sign}${minutes.padStart(2, '0')}`),
  text: fc
    .string({ unit: fc.constantFrom('a', 'b', ' ', '-', '1'), minLength: 1, maxLength: 12 })
    .filter((text) => text.trim() !== ''),
}

/** The value after typing the text in these pieces, each behind what the field shows then, and what it shows once left. */
function typed(control: string, pieces: readonly string[]): { value: unknown; left: string } {
  let value: unknown
  const draw = controls[control]
  if (!draw) throw new Error(control)
  render(<Kept draw={draw} seen={(next) => (value = next)} />)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  for (const piece of pieces) fireEvent.change(field, { target: { value: `${field.value}${piece}` } })
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
      // What is shown on leaving stands for the same.
      expect(typed(control, [pasted.left]).value).toEqual(pasted.value)
    }),
    { numRuns: runs(12) },
  )
})

it('a range keeps what is typed until the field is left', () => {
  expect(typed('range', [...'80-8080'])).toEqual({ value: [80, 8080], left: '80–8080' })
  expect(typed('range', [...'80-80'])).toEqual({ value: [80, 80], left: '80' })
})
