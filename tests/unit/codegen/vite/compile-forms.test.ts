import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { compileForms } from '../../../../codegen/vite/compile-forms'

const { transform } = compileForms()
if (typeof transform !== 'object' || typeof transform.filter !== 'object') throw new Error('It has no filter')
const { filter, handler } = transform

const compiled = async (file: string, source = readFileSync(file, 'utf8')): Promise<string> => {
  const result: unknown = await Reflect.apply(handler, {}, [source, `/project/${file}`])
  return Object(result).code
}

it('keeps what a component of a form is made of, and its types and elements for those who come after', async () => {
  const code = await compiled('src/engine/forms/FormNotices.tsx')
  expect(code).toContain('react/compiler-runtime')
  expect(code).toMatch(/<\w+/)
})

it('reads angle brackets of a module without elements as types', async () => {
  const source = 'export const first = <T>(list: readonly T[]): T | undefined => list[0]'
  expect(await compiled('src/engine/fields/first.ts', source)).toMatch(/<T,?>/)
})

it('says which file it cannot read', async () => {
  await expect(compiled('src/engine/forms/Broken.tsx', 'export const = 1')).rejects.toThrow('Broken.tsx')
})

it('is asked for the rooms of forms alone', () => {
  const rooms = Object(filter).id as RegExp
  const files = [
    'engine/create/use-create.ts',
    'engine/widgets/text.tsx',
    'engine/list/ListRow.tsx',
    'lib/csv.ts',
  ]
  expect(files.filter((file) => rooms.test(`/project/src/${file}`))).toEqual(files.slice(0, 2))
  expect(rooms.test('/project/src/engine/forms/forms.module.css')).toBe(false)
})
