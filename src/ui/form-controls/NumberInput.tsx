import { currencySymbol, shownDigits } from '../../lib/money'
import { type NumberSigns, numberSigns } from '../../lib/number-signs'
import { parseNumber, typedNumber, type UnitFactors } from './parse-number'
import { TextInput } from './TextInput'
import { useTypedText } from './use-typed-text'

/** A number; the typed text if it cannot be parsed, so that nothing is lost; undefined if empty. */
export type NumberValue = number | string | undefined

interface NumberInputProps {
  readonly value: NumberValue
  readonly onChange: (value: NumberValue) => void
  readonly onBlur?: (() => void) | undefined
  /** The language the number is typed in (BCP 47): it decides which sign is the decimal one. */
  readonly locale: string
  readonly id?: string | undefined
  readonly name?: string | undefined
  /** Unit and limits inside the field: "GB, 1–128". */
  readonly unit?: string | undefined
  /** Units that may be typed after the number. */
  readonly units?: UnitFactors | undefined
  readonly prefix?: string | undefined
  /** Code of the currency of an amount: it and its sign may be typed beside the number. */
  readonly currency?: string | undefined
  /** A count, which has no decimals. */
  readonly whole?: boolean | undefined
  /** False for a number whose digits are never grouped, such as a port. */
  readonly grouped?: boolean | undefined
  readonly placeholder?: string | undefined
  readonly disabled?: boolean | undefined
  readonly autoFocus?: boolean | undefined
}

function write(value: NumberValue, signs: NumberSigns): string {
  return typeof value === 'number' ? typedNumber(value, signs) : (value ?? '')
}

/**
 * A number with a unit. A text input with numeric keyboard, because browsers' number inputs discard unparsable text;
 * accepts "10GB", "1,5" and spaces, and normalises on blur.
 */
export function NumberInput(props: NumberInputProps) {
  const { value, onChange, onBlur, units, locale, currency, whole = false, grouped, ...rest } = props
  const signs = numberSigns(locale)
  const marks = currency === undefined ? [] : [currency, currencySymbol({ locale, currency })]
  const decimals = currency === undefined ? (whole ? 0 : undefined) : shownDigits(currency)
  const typed = useTypedText<NumberValue>({
    ...{ value, onChange, onBlur },
    read: (text) => {
      const number = parseNumber(text, signs, { units, marks, decimals, grouped })
      return number === 'empty' ? undefined : (number ?? text)
    },
    write: (present) => write(present, signs),
  })
  return <TextInput {...rest} {...typed} inputMode="decimal" autoComplete="off" />
}
