import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { chunkGroups } from '../../../../codegen/vite/chunks'
import { backgroundModules, formModule, pageModules } from '../../../../codegen/vite/page-modules'

const root = '/console/src/app'
const at = (path: string): string => resolve(root, path)
const { detail, create } = pageModules
const [watch] = backgroundModules

/** The file of a module among modules with static `imports` and those loaded on demand. */
function fileOf(
  module: string,
  imports: Readonly<Record<string, readonly string[]>>,
  onDemand: readonly string[],
) {
  const group = chunkGroups(root).find(({ name }) => typeof name === 'function')
  if (typeof group?.name !== 'function') throw new Error('No group with a function')
  const context = {
    getModuleInfo: (id: string) => ({
      importers: Object.keys(imports)
        .filter((from) => imports[from]?.some((to) => at(to) === id))
        .map(at),
      dynamicImporters: onDemand.some((each) => at(each) === id) ? [at('main.tsx')] : [],
    }),
  }
  return group.name(at(module), context as unknown as Parameters<typeof group.name>[1])
}

it('keeps the form library out of files that other parts of the console load', () => {
  const imports = {
    [formModule]: ['library'],
    [create]: [formModule, 'input', 'button', 'facts'],
    'Editor.tsx': [formModule, 'input'],
    'Palette.tsx': ['input'],
    [detail]: ['facts', 'meter'],
    'Dashboard.tsx': ['meter', 'chart'],
    [watch]: ['button', 'invoice'],
    'Notifications.tsx': ['invoice', 'chart'],
  }
  const onDemand = [create, detail, watch, 'Editor.tsx', 'Palette.tsx', 'Dashboard.tsx', 'Notifications.tsx']
  const files = ['library', formModule, 'input', 'facts', 'meter', 'button', 'invoice', 'chart'].map(
    (module) => [module, fileOf(module, imports, onDemand)],
  )
  expect(Object.fromEntries(files)).toEqual({
    library: 'forms',
    [formModule]: 'forms',
    input: 'fields',
    facts: 'record',
    meter: 'details',
    button: 'common',
    invoice: 'frame',
    chart: null,
  })
})

it('follows imports that form a cycle', () => {
  const imports = { [create]: ['one'], [detail]: ['two'], one: ['two'], two: ['one'] }
  expect(fileOf('one', imports, [create, detail])).toBe('record')
})
