import { isRecord } from '../../src/lib/is-record'
import type { ThemeProblem } from './problem'

const required = ['loginTitle', 'loginSubtitle', 'claim', 'claimText']
const optional = ['loginFacts', 'offer', 'billingAccountFields']

const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''
const isFact = (value: unknown): boolean => isRecord(value) && isText(value.label) && isText(value.value)

/** Checks `texts/<language>.json` of a theme: the four texts of the sign-in screen and what else it may bring. */
export function checkThemeTexts(value: unknown, file: string): ThemeProblem[] {
  if (!isRecord(value)) return [{ file, key: '', message: 'must be an object' }]
  const problems: ThemeProblem[] = []
  const report = (key: string, message: string) => problems.push({ file, key, message })
  for (const key of required) if (!isText(value[key])) report(key, 'must be a text')
  for (const key of Object.keys(value)) {
    if (!required.includes(key) && !optional.includes(key)) report(key, 'is not a text of a theme')
  }
  const { loginFacts, offer, billingAccountFields } = value
  if (loginFacts !== undefined && !(Array.isArray(loginFacts) && loginFacts.every(isFact))) {
    report('loginFacts', 'must be a list of label and value')
  }
  if (offer !== undefined && !isText(offer)) report('offer', 'must be a text')
  if (
    billingAccountFields !== undefined &&
    !(isRecord(billingAccountFields) && Object.values(billingAccountFields).every(isText))
  ) {
    report('billingAccountFields', 'must be labels by field')
  }
  return problems
}
