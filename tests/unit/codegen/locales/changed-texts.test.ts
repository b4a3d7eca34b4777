import { expect, it } from 'vitest'
import { checkChangedTexts } from '../../../../codegen/locales/check'
import type { Problem } from '../../../../codegen/problem'

const base = new Map([
  ['console.json', new Map([['shell.home', 'Home']])],
  ['screens/auth.json', new Map([['wrong', 'Error: {{message}}']])],
  ['resources/disk.json', new Map([['counted', '{{count}} disks']])],
])

const problemsOf = (changed: Parameters<typeof checkChangedTexts>[1]): string[] => {
  const problems: Problem[] = []
  checkChangedTexts('themes/a/texts/en.json', changed, base, problems)
  return problems.map(({ path, message }) => `${path}: ${message}`)
}

it('texts a theme changes are those of the console, with their placeholders', () => {
  expect(
    problemsOf({
      console: { 'shell.home': 'Start' },
      'screens/auth': { wrong: 'Oh: {{message}}' },
      'resources/disk': { counted_one: '{{count}} drive', counted_other: '{{count}} drives' },
      'resources/moon': { one: 'Moon' },
    }),
  ).toEqual([])
  expect(
    problemsOf({
      consol: { 'shell.home': 'Start' },
      'screens/auth': { wrong: 'Oh', wrongly: 'x' },
      'resources/disk': { counted_one: 'one drive' },
    }),
  ).toEqual([
    'consoleTexts.consol: the console has no such file of texts. Did you mean "console"?',
    'consoleTexts.screens/auth.wrong: must have these placeholders: {{message}}.',
    'consoleTexts.screens/auth.wrongly: the console has no such text. Did you mean "wrong"?',
    'consoleTexts.resources/disk.counted: must have these placeholders: {{count}}.',
  ])
})
