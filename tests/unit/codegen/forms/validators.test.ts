import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Ajv } from 'ajv'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fc } from '../../../run/seed'
import { emitValidators } from '../../../../codegen/forms/validators'
import { isRecord } from '../../../../src/lib/is-record'
import { forms as disk } from '../../../../src/generated/forms/disk'
import { forms as firewall } from '../../../../src/generated/forms/firewall'
import { forms as machine } from '../../../../src/generated/forms/virtual-machine'
import type { CompiledForm } from '../../../../src/manifest/compiled'

const shipped: readonly (readonly [string, readonly CompiledForm[]])[] = [
  ['disk', Object.values(disk)],
  ['firewall', Object.values(firewall)],
  ['virtual_machine', Object.values(machine)],
]

let folder: string
beforeAll(() => {
  const cache = join(process.cwd(), '.cache')
  mkdirSync(cache, { recursive: true })
  folder = mkdtempSync(join(cache, 'validators-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function compiled(
  name: string,
  forms: readonly CompiledForm[],
): Promise<Record<string, (data: unknown) => boolean>> {
  const file = join(folder, `${name}.mjs`)
  writeFileSync(file, emitValidators(forms, 'x.ts').replace('// @ts-nocheck\n', ''))
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href)
  if (!isRecord(module) || !isRecord(module.validators)) throw new Error('There are no validators')
  return module.validators as Record<string, (data: unknown) => boolean>
}

describe('the validators of the forms', () => {
  it.each(shipped)(
    'of %s hold no code that is made at run time, and no validator but their own',
    (_, forms) => {
      const source = emitValidators(forms, 'resource-manifests/x.ts')
      expect(source).not.toMatch(/\beval\b|new Function|require\(/)
      const imports = [...source.matchAll(/from '([^']+)'/g)].map((match) => match[1])
      expect(imports.filter((from) => from !== 'ajv/dist/runtime/ucs2length.js')).toEqual([])
      expect(source).toContain('// Generated from resource-manifests/x.ts')
    },
  )

  it.each(shipped)('of %s judge as the schemas do', async (name, forms) => {
    const validators = await compiled(name, forms)
    expect(Object.keys(validators).sort()).toEqual(forms.map(({ schema }) => String(schema.$id)).sort())
    const ajv = new Ajv({ allErrors: true, strict: false, multipleOfPrecision: 8 })
    for (const { schema } of forms) {
      const usual = ajv.compile(schema)
      const validate = validators[String(schema.$id)]
      if (!validate) throw new Error('There is no validator')
      const value = fc.oneof(
        fc.string({ maxLength: 10 }),
        fc.integer(),
        fc.boolean(),
        fc.constant([]),
        fc.constant(null),
      )
      const names = Object.keys(isRecord(schema.properties) ? schema.properties : {})
      const data = fc.oneof(value, fc.dictionary(fc.constantFrom(...names, 'other'), value))
      fc.assert(
        fc.property(data, (each) => {
          expect(validate(each)).toBe(usual(each))
        }),
        { numRuns: 60 },
      )
    }
  })
})
