// @vitest-environment jsdom
import { stubBrowser } from '../../ui/browser-stubs'
import { customizeValidator } from '@rjsf/validator-ajv8'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { exampleField } from '../../../../src/engine/examples/example-fields'
import { TryWidget } from '../../../../src/engine/examples/TryWidget'
import { checkForm } from '../../../../src/engine/fields/form-check'
import type { FormModel } from '../../../../src/engine/fields/form-model'
import { formParameters, type FormValues } from '../../../../src/engine/fields/form-values'
import type { CompiledField } from '../../../../src/manifest/compiled-fields'
import type { Platform } from '../../../../src/platform/platform'
import { fc } from '../../../run/seed'
import { runs } from '../../runs'
import { examplePlatform, renderOnStage } from '../examples/stage'

const languages = ['de', 'en', 'ja'] as const
type Language = (typeof languages)[number]

/** Judges the types of entries, as the validators of forms do. */
const validator = customizeValidator<FormValues>()

const platforms = new Map<Language, Platform>()
beforeAll(async () => {
  for (const tag of languages) platforms.set(tag, await examplePlatform(tag))
})
beforeEach(() => stubBrowser())

/** A field for text, and texts that it accepts and refuses. */
interface Case {
  field: CompiledField
  right: fc.Arbitrary<string>
  wrong?: fc.Arbitrary<string>
  /** Enter, comma and space end an entry, and a list is split when it is pasted. */
  chips?: true
  /** The text is the value of an entry, or its name. */
  part?: 'name' | 'value'
}

const digits = (max: number) => fc.integer({ min: 1, max }).map(String)
const word = fc.string({ unit: fc.constantFrom('a', 'b', '-', '1'), minLength: 1, maxLength: 6 })
const spaced = fc.tuple(fc.constantFrom('', ' '), word, fc.constantFrom('', ' b'), fc.constantFrom('', ' '))
const text = spaced.map((parts) => parts.join(''))
const lists = (entry: fc.Arbitrary<string>) =>
  fc
    .tuple(fc.uniqueArray(entry, { minLength: 1, maxLength: 4 }), fc.constantFrom(' ', ',', ', '))
    .map(([entries, between]) => entries.join(between))
const noNumber = fc.constantFrom('0x10', '1e3', 'two', 'Infinity')
const array = { type: 'array' } as const
const map = { widget: 'map', type: 'object' } as const

const cases: Readonly<Record<string, Case>> = {
  text: { field: exampleField('name', { maxLength: 60 }), right: text, wrong: fc.constant('b'.repeat(61)) },
  multiline: {
    field: exampleField('words', { widget: 'multiline' }),
    right: fc.tuple(text, text).map(([first, second]) => `${first}\n${second}\n`),
  },
  email: {
    field: exampleField('mail', { widget: 'email' }),
    right: fc.constantFrom('mari@raamat.example', ' jo@do.example '),
    wrong: fc.constantFrom('mari', 'mari@', '@do.example'),
  },
  number: {
    field: exampleField('name', { widget: 'number', type: 'integer' }),
    right: digits(999),
    wrong: noNumber,
  },
  clock: {
    field: exampleField('begin', { widget: 'clock' }),
    right: fc.constantFrom('3:00', '03.30', ' 23:59 '),
    wrong: fc.constantFrom('24:00', '3', 'noon'),
  },
  address: {
    field: exampleField('only', { widget: 'address', checks: [] }),
    right: fc.constantFrom('10.0.0.5/24', ' 10.0.0.1', '2001:db8::1'),
  },
  words: { field: exampleField('zones', { widget: 'words', ...array }), right: lists(word), chips: true },
  'words of numbers': {
    field: exampleField('zones', { widget: 'words', ...array, entries: 'number' }),
    right: lists(digits(65_535)),
    wrong: noNumber,
    chips: true,
  },
  emails: {
    field: exampleField('people', { widget: 'emails', ...array }),
    right: lists(fc.constantFrom('mari@raamat.example', 'jo@do.example')),
    wrong: fc.constantFrom('mari', 'mari@raamat.example,jo@'),
    chips: true,
  },
  addresses: {
    field: exampleField('from', { widget: 'addresses', ...array }),
    right: lists(fc.constantFrom('10.0.0.5/24', '10.0.0.1', '2001:db8::1')),
    wrong: fc.constantFrom('web', '10.0.0.0/42'),
    chips: true,
  },
  'names of a map': { field: exampleField('labels', map), right: text, part: 'name' },
  'values of a map': { field: exampleField('labels', map), right: text, part: 'value' },
  'values of a map of numbers': {
    field: exampleField('labels', { ...map, entries: 'number' }),
    right: digits(9999),
    wrong: noNumber,
    part: 'value',
  },
}

/** The control of a case; for a map the name or value of its first entry, whose other half is filled in. */
function controlOf({ part }: Case): HTMLElement {
  if (!part) return screen.getByRole('textbox', { hidden: true })
  fireEvent.click(screen.getAllByRole('button', { hidden: true }).at(-1) ?? document.body)
  const [name, value] = screen.getAllByRole('textbox', { hidden: true })
  if (!name || !value) throw new Error('The entry is not drawn')
  fireEvent.change(part === 'name' ? value : name, { target: { value: 'team' } })
  return part === 'name' ? name : value
}

/** Types a text into a list of entries or pastes it. */
function enterChips(control: HTMLInputElement, piece: string): void {
  if (piece === ' ' || piece === ',') fireEvent.keyDown(control, { key: piece })
  else if (/[ ,]/.test(piece)) fireEvent.paste(control, { clipboardData: { getData: () => piece } })
  else fireEvent.change(control, { target: { value: `${control.value}${piece}` } })
}

/** The parameters sent after a text was entered in these pieces and the field left, and the error of the form. */
async function entered(one: Case, language: Language, pieces: readonly string[]) {
  let model: FormModel | undefined
  const platform = platforms.get(language)
  if (!platform) throw new Error(language)
  const keep = (next: FormModel): void => {
    model = next
  }
  await act(async () => renderOnStage(platform, <TryWidget field={one.field} onModel={keep} />))
  const control = controlOf(one)
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement))
    throw new Error('The control takes no text')
  for (const piece of pieces) {
    if (one.chips && control instanceof HTMLInputElement) enterChips(control, piece)
    else fireEvent.change(control, { target: { value: `${control.value}${piece}` } })
  }
  fireEvent.blur(control)
  if (!model) throw new Error('The form was never drawn')
  const sent = formParameters(model.visible, model.values, model.subject)
  // With its `$id` the validator would keep the schema of the first case.
  const { $id: _id, ...schema } = model.form.schema
  const described = { schema, validator }
  const said = checkForm(model.visible, model.values, described, model.check)[one.field.id]
  cleanup()
  return { sent, said }
}

const wide = (plain: string): string =>
  plain.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))

it.each(Object.entries(cases))(
  'what is sent of a text typed key by key is what is sent of it pasted: %s',
  async (_, one) => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...languages), one.right, async (language, typed) => {
        const pasted = await entered(one, language, [typed])
        expect(pasted.said).toBeUndefined()
        expect(await entered(one, language, [...typed])).toEqual(pasted)
      }),
      { numRuns: runs(3) },
    )
  },
)

it.each(Object.entries(cases).flatMap(([name, one]) => (one.wrong ? [[name, one, one.wrong] as const] : [])))(
  'a text that cannot be sent is kept and said to be wrong, typed or pasted: %s',
  async (_, one, wrong) => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...languages), wrong, async (language, typed) => {
        const pasted = await entered(one, language, [typed])
        expect(pasted.said).toEqual(expect.stringMatching(/\S/))
        expect(JSON.stringify(pasted.sent)).toContain(typed.split(',').at(-1))
        expect(await entered(one, language, [...typed])).toEqual(pasted)
      }),
      { numRuns: runs(2) },
    )
  },
)

it.each(['number', 'clock', 'words of numbers', 'values of a map of numbers'])(
  'full-width digits are sent as the others: %s',
  async (name) => {
    const one = cases[name]
    if (!one) throw new Error(name)
    await fc.assert(
      fc.asyncProperty(one.right, async (typed) => {
        expect(await entered(one, 'ja', [wide(typed)])).toEqual(await entered(one, 'ja', [typed]))
      }),
      { numRuns: runs(2) },
    )
  },
)
