import { isRecord } from '../../src/lib/is-record'
import type { ThemeProblem } from './problem'

const plain = ['loginTitle', 'loginSubtitle', 'claim', 'claimText', 'offer']
const others = ['loginFacts', 'billingAccountFields', 'consoleTexts']

const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''
const isFact = (value: unknown): boolean => isRecord(value) && isText(value.label) && isText(value.value)
const isTexts = (value: unknown): boolean => isRecord(value) && Object.values(value).every(isText)

/** Validates `texts/<language>.json` of a theme (`ThemeTexts`); every text may be left out. */
export function checkThemeTexts(value: unknown, file: string): ThemeProblem[] {
  if (!isRecord(value)) return [{ file, key: '', message: 'must be an object' }]
  const problems: ThemeProblem[] = []
  const report = (key: string, message: string) => problems.push({ file, key, message })
  for (const key of plain) if (value[key] !== undefined && !isText(value[key])) report(key, 'must be a text')
  for (const key of Object.keys(value)) {
    if (!plain.includes(key) && !others.includes(key)) report(key, 'is not a text of a theme')
  }
  const { loginFacts, billingAccountFields, consoleTexts } = value
  if (loginFacts !== undefined && !(Array.isArray(loginFacts) && loginFacts.every(isFact))) {
    report('loginFacts', 'must be a list of label and value')
  }
  if (billingAccountFields !== undefined && !isTexts(billingAccountFields)) {
    report('billingAccountFields', 'must be labels by field')
  }
  if (consoleTexts !== undefined && !(isRecord(consoleTexts) && Object.values(consoleTexts).every(isTexts))) {
    report('consoleTexts', 'must be texts by file and key')
  }
  return problems
}
