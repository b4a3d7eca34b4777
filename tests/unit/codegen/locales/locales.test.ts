import { describe, expect, it } from 'vitest'
import {
  checkEmpty,
  checkFilled,
  checkKeys,
  checkPlurals,
  checkTranslation,
} from '../../../../codegen/locales/check'
import { demandedKeys } from '../../../../codegen/locales/demanded'
import { keysOf, placeholdersOf, pluralsOf } from '../../../../codegen/locales/keys'
import { placeholderNames } from '../../../../codegen/locales/placeholder-names'
import { compileManifest } from '../../../../codegen/manifests/compile'
import { formatProblems, type Problem } from '../../../../codegen/problem'
import { machine } from '../../../manifests/base'
import { changed, contextOf } from '../../../manifests/support'

const lines = (problems: readonly Problem[]): string[] =>
  problems.length === 0 ? [] : formatProblems(problems).split('\n')

describe('the keys of a locale file', () => {
  it('are dotted, and the forms of a plural are one', () => {
    expect([
      ...keysOf({
        one: 'Disk',
        counted_one: '{{count}} disk',
        counted_other: '{{count}} disks',
        fields: { a: 'A' },
      }).keys(),
    ]).toEqual(['one', 'counted', 'fields.a'])
    expect([...keysOf(null).keys()]).toEqual([])
  })

  it('with a word that only looks like a plural stay apart', () => {
    expect([...keysOf({ fields: { phone_home: 'x', another: 'y' } }).keys()]).toEqual([
      'fields.phone_home',
      'fields.another',
    ])
  })

  it('have their placeholders, each once, in order', () => {
    expect(placeholdersOf('{{name}} of {{ count }} and {{name}}, {{- raw}} <b>{{a.b}}</b>')).toEqual([
      'a.b',
      'count',
      'name',
    ])
    expect(placeholdersOf('{name} $name %s')).toEqual([])
  })
})

describe('an empty text', () => {
  it('is named, also where it is one form of a plural', () => {
    const problems: Problem[] = []
    const messages = { one: 'Disk', counted_one: '', counted_other: '{{count}} disks', fields: { size: ' ' } }
    checkEmpty('disk.json', messages, problems)
    expect(lines(problems)).toEqual([
      'disk.json › counted_one › key-empty: is empty; write this text.',
      'disk.json › fields.size › key-empty: is empty; write this text.',
    ])
  })
})

describe('a placeholder of a text', () => {
  const context = contextOf(changed(machine, {}))
  const { resource, forms } = compileManifest(context)
  const names = placeholderNames(context, resource, forms)

  function problemsOf(messages: object): string[] {
    const problems: Problem[] = []
    checkFilled('machine.json', messages, names, problems)
    return lines(problems)
  }

  it('is one that the engine passes, or a name of the manifest', () => {
    const column = resource.list.columns[0]?.id ?? ''
    expect(column).not.toBe('')
    expect(problemsOf({ done: `{{name}} has {{count}}, {{${column}}}` })).toEqual([])
  })

  it('that nothing fills is reported, in each plural form', () => {
    expect(problemsOf({ actions: { stop: { done_one: '{{nmae}} stopped' } } })).toEqual([
      'machine.json › actions.stop.done_one › key-placeholders: nothing fills {{nmae}}. Did you mean "name"?',
    ])
  })
})

describe('the texts a manifest demands', () => {
  const context = contextOf(changed(machine, {}))
  const { resource, forms } = compileManifest(context)
  const { required, allowed } = demandedKeys(context, resource, forms)

  it.each([
    'one',
    'many',
    'counted',
    'filter',
    'empty.title',
    'fields.name',
    'fields.state',
    'fields.part_size',
    'fields.protected',
    'options.protected.true',
    'options.kind.fast',
    'states.starting',
    'facts.connect',
    'tabs.overview',
    'sections.parts',
    'sections.where',
    'nothing.parts',
    'nothing.edit',
    'nothing.account',
    'count.parts',
    'presets.small.title',
    'presets.small.text',
    'actions.start.label',
    'actions.start.done',
    'actions.start.pending',
    'actions.resize.title',
    'actions.delete.text',
    'actions.delete.note',
    'actions.deletePart.button',
    'consequences.part',
    'consequences.account',
    'reasons.startStopped',
    'reasons.fast',
    'reasons.sizeFirst',
    'create.title',
    'create.done',
  ])('%s', (key) => {
    expect(required).toContain(key)
  })

  it.each([
    'actions.start.title',
    'actions.start.text',
    'create.reveal',
    'help.size_gb',
    'actions.resize.text',
    'fields.token',
  ])('not %s', (key) => {
    expect(required).not.toContain(key)
  })

  it('and may have words of its own for errors', () => {
    expect(allowed('errors.name.pattern')).toBe(true)
    expect(allowed('fields.gone')).toBe(false)
  })

  it('are reported when missing and when unused', () => {
    const present = new Map([...required].map((key) => [key, 'x']))
    present.delete('fields.name')
    present.set('fields.names', 'Name')
    present.set('errors.name.pattern', 'Please enter a valid name')
    const problems: Problem[] = []
    checkKeys('locales/en/resources/machine.json', present, { required, allowed }, problems)
    expect(lines(problems)).toEqual([
      'locales/en/resources/machine.json › fields.name › key-missing: add this text. Did you mean "fields.names"?',
      'locales/en/resources/machine.json › fields.names › key-unused: nothing asks for this text; remove it. Did you mean "fields.name"?',
    ])
  })

  it('are not suggested in place of a missing one while they are used', () => {
    const present = new Map([...required].map((key) => [key, 'text']))
    present.delete('fields.name')
    const problems: Problem[] = []
    checkKeys('machine.json', present, { required, allowed }, problems)
    expect(lines(problems)).toEqual(['machine.json › fields.name › key-missing: add this text.'])
  })

  it('are complete as they are', () => {
    const problems: Problem[] = []
    checkKeys('x.json', new Map([...required].map((key) => [key, 'x'])), { required, allowed }, problems)
    expect(problems).toEqual([])
  })
})

describe('a translation', () => {
  const base = keysOf({
    one: 'Disk',
    done: '{{name}} deleted',
    counted_one: '{{count}} disk',
    counted_other: '{{count}} disks',
  })

  function problemsOf(translated: object): string[] {
    const problems: Problem[] = []
    checkTranslation('locales/et/disk.json', base, keysOf(translated), problems)
    return lines(problems)
  }

  it('with all texts and placeholders is right', () => {
    const right = {
      one: 'Ketas',
      done: 'Kustutatud: {{ name }}',
      counted_few: '{{count}} x',
      counted_other: '{{count}} ketast',
    }
    expect(problemsOf(right)).toEqual([])
  })

  it('is reported with missing keys, unused keys and lost placeholders', () => {
    expect(
      problemsOf({ one: 'Ketas', done: 'Kustutatud', counted: '{{count}} {{name}}', extra: 'x' }),
    ).toEqual([
      'locales/et/disk.json › counted › key-placeholders: must have these placeholders: {{count}}.',
      'locales/et/disk.json › done › key-placeholders: must have these placeholders: {{name}}.',
      'locales/et/disk.json › extra › key-unused: the base language has no such text.',
    ])
    expect(problemsOf({ one: '{{x}}', done: '{{name}}', counted: '{{count}}' })).toEqual([
      'locales/et/disk.json › one › key-placeholders: must have these placeholders: none.',
    ])
    expect(problemsOf({})).toHaveLength(3)
  })
})

describe('the plural forms of a language', () => {
  function problemsOf(language: string, messages: object): string[] {
    const problems: Problem[] = []
    checkPlurals(`locales/${language}/disk.json`, language, pluralsOf(messages), problems)
    return lines(problems)
  }

  it('are all there, and one for nothing besides', () => {
    expect(problemsOf('et', { count: { a_one: '', a_other: '', a_zero: '' }, plain: '' })).toEqual([])
    expect(problemsOf('ja', { a_other: '' })).toEqual([])
    const arabic = { a_zero: '', a_one: '', a_two: '', a_few: '', a_many: '', a_other: '' }
    expect(problemsOf('ar', arabic)).toEqual([])
  })

  it('are named when they are missing or not of this language', () => {
    expect(problemsOf('es', { list: { a_one: '', a_other: '' } })).toEqual([
      'locales/es/disk.json › list.a › key-plurals: add the plural forms of this language: list.a_many.',
    ])
    expect(problemsOf('ja', { a_one: '', a_other: '' })).toEqual([
      'locales/ja/disk.json › a › key-plurals: remove plural forms this language does not have: one; it has other.',
    ])
  })
})
