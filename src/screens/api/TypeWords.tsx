import { Fragment, type ReactNode } from 'react'
import { docHref, type DocType } from '../../lib/api-docs'
import { formatNumber } from '../../lib/quantity'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { LinkText } from '../../ui/typography/LinkText'
import { Sentence } from '../../ui/typography/Sentence'

/** Units shown as abbreviations; others in words. */
const abbreviations = new Set(['MB', 'GB'])
const unitWords = {
  bytes: 'unit.bytes',
  seconds: 'unit.seconds',
  hours: 'unit.hours',
  percent: 'unit.percent',
  money: 'unit.money',
  'money-per-hour': 'unit.moneyPerHour',
  'money-per-month': 'unit.moneyPerMonth',
} as const

function isWorded(unit: string): unit is keyof typeof unitWords {
  return Object.hasOwn(unitWords, unit)
}

/** Type of a value: "array of Disk", "integer, MB, 1 to 32". */
export function TypeWords({ type }: { type: DocType }) {
  const t = useScreenTexts('api')
  const { locale } = useTexts()
  const count = (value: number): string => formatNumber(value, locale)
  const range = (): string | undefined => {
    const { min, max } = type
    if (min !== undefined && max !== undefined) return t('range', { min: count(min), max: count(max) })
    if (max !== undefined) return t('atMost', { max: count(max) })
    return min === undefined || min <= 1 ? undefined : t('atLeast', { min: count(min) })
  }
  const length = (): string | undefined => {
    const { minLength, maxLength } = type
    if (maxLength !== undefined && minLength !== undefined && minLength > 1)
      return t('length', { min: minLength, count: maxLength })
    if (maxLength !== undefined) return t('maxLength', { count: maxLength })
    return minLength === undefined || minLength <= 1 ? undefined : t('minLength', { count: minLength })
  }
  const unit = (name = ''): string | undefined =>
    isWorded(name) ? t(unitWords[name]) : abbreviations.has(name) ? name : undefined
  const parts: ReactNode[] = [
    <Kind key="kind" type={type} />,
    type.format,
    unit(type.unit),
    range(),
    length(),
  ]
  return parts
    .filter((part) => part !== undefined)
    .map((part, index) => (
      <Fragment key={index}>
        {index > 0 && ', '}
        {part}
      </Fragment>
    ))
}

/** The bare type: schemas as links, alternatives joined by "or". */
function Kind({ type }: { type: DocType }) {
  const t = useScreenTexts('api')
  if (type.schema !== undefined)
    return <LinkText href={docHref('schemas', type.schema)}>{type.schema}</LinkText>
  if (type.oneOf) {
    return type.oneOf.map((each, index) => (
      <Fragment key={index}>
        {index > 0 && ` ${t('or')} `}
        <Kind type={each} />
      </Fragment>
    ))
  }
  const names = type.is ?? []
  if (names.length === 0) return t('anything')
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ` ${t('or')} `}
      {name === 'array' ? <ArrayOf type={type} /> : name}
    </Fragment>
  ))
}

function ArrayOf({ type }: { type: DocType }) {
  const t = useScreenTexts('api')
  if (!type.items) return t('arrayOfAny')
  return <Sentence of={(mark) => t('arrayOf', { type: mark })} part={<TypeWords type={type.items} />} />
}
