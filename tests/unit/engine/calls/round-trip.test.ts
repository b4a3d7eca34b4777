import { describe, expect, it } from 'vitest'
import { fc } from '../../../run/seed'
import { fitParameters } from '../../../../src/engine/calls/paste/fit-parameters'
import { parametersFor } from '../../../../src/engine/calls/paste/known-call'
import { isPlaceholder } from '../../../../src/engine/calls/paste/pasted-call'
import { readPaste } from '../../../../src/engine/calls/paste/read-paste'
import { sampleIn } from '../../../../src/api/samples/sample-language'
import { sampleOf } from '../../../../src/engine/calls/samples'
import { operations } from '../../../../src/generated/operations'
import { plainCode } from '../../../../src/lib/code-piece'
import type { CompiledForm } from '../../../../src/manifest/compiled'
import { fieldOf, formOf } from '../support'

const languages = ['curl', 'TypeScript', 'HTTP', 'JSON'] as const

/** Arbitrary text: quotes, line breaks, shell characters, all of Unicode; never a placeholder. */
const text = fc
  .oneof(
    fc.string({ minLength: 1 }),
    fc.string({ minLength: 1, unit: 'grapheme' }),
    fc
      .array(
        fc.constantFrom(...`'"\\\`$(){}[]<>&|;#!*?~=%+@,:/-_ \n\t`, "'\\''", '\\n', 'a', 'é', '😀', '{{x}}'),
        {
          minLength: 1,
        },
      )
      .map((parts) => parts.join('')),
  )
  .filter((each) => !isPlaceholder(each) && !each.includes('\0'))
const whole = fc.integer({ min: -1_000_000, max: 1_000_000 })

const machine = formOf(
  fieldOf('location'),
  fieldOf('name'),
  fieldOf('description'),
  fieldOf('username'),
  fieldOf('vcpu', { type: 'integer' }),
  fieldOf('ram', { type: 'integer' }),
  fieldOf('backup', { type: 'boolean' }),
  fieldOf('password', { secret: true }),
)
const machineValues = fc.record(
  {
    location: fc.constantFrom('tll', 'a b/c', 'ü%?#'),
    name: text,
    description: text,
    username: text,
    vcpu: whole,
    ram: whole,
    backup: fc.boolean(),
  },
  { requiredKeys: ['location', 'name'] },
)

const firewall = formOf(
  fieldOf('location'),
  fieldOf('display_name'),
  fieldOf('rules', {
    type: 'array',
    of: [
      fieldOf('direction'),
      fieldOf('protocol'),
      fieldOf('port_start', { type: 'integer', to: 'port_end' }),
      fieldOf('endpoint_spec', { type: 'array' }),
    ],
  }),
)
const firewallValues = fc.record({
  location: fc.constant('tll'),
  display_name: text,
  rules: fc.array(
    fc.record(
      {
        direction: text,
        protocol: text,
        port_start: whole,
        port_end: whole,
        endpoint_spec: fc.array(text, { minLength: 1 }),
      },
      { requiredKeys: ['direction'] },
    ),
    { minLength: 1 },
  ),
})

function pastedBack(
  language: (typeof languages)[number],
  form: CompiledForm,
  operation: 'createVm' | 'createFirewall',
  typed: Readonly<Record<string, unknown>>,
): { code: string; fitted: ReturnType<typeof fitParameters> } {
  const request = sampleOf({ operation, parameters: typed, secrets: [] }, 'https://cloud.example/prefix')
  const code = plainCode(sampleIn(language, request, 'our-client'))
  return { code, fitted: fitParameters(form, {}, parametersFor(operation, readPaste(code), operations)) }
}

/** JSON is the body alone, so the location of the path is lost. */
const carried = (language: string, values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => language !== 'JSON' || name !== 'location'))

describe.each(languages)('what is shown as %s and pasted back', (language) => {
  it('is what it was, in a form body', () => {
    fc.assert(
      fc.property(machineValues, (values) => {
        const typed = { ...values, password: 'Correct7horse' }
        const { code, fitted } = pastedBack(language, machine, 'createVm', typed)
        expect(code).not.toContain('Correct7horse')
        expect(fitted).toEqual({
          values: carried(language, values),
          unknown: [],
          placeholders: ['password'],
          given: [],
        })
      }),
    )
  })

  it('is what it was, in a JSON body with rows', () => {
    fc.assert(
      fc.property(firewallValues, (values) => {
        const { fitted } = pastedBack(language, firewall, 'createFirewall', values)
        expect(fitted).toEqual({
          values: carried(language, values),
          unknown: [],
          placeholders: [],
          given: [],
        })
      }),
    )
  })
})

describe('every operation', () => {
  it('is recognised in its own address', () => {
    for (const [id, operation] of Object.entries(operations)) {
      const path = operation.path.replaceAll(/\{[^}]+\}/g, 'x')
      const read = () =>
        parametersFor(
          id,
          { target: { method: operation.method, url: `/v1${path}` }, parameters: {} },
          operations,
        )
      expect(read, id).not.toThrow()
    }
  })
})
