import { useState } from 'react'
import { coveredRange } from '../../lib/covered-range'
import { afterPress } from '../../ui/form-controls/after-press'
import { TextInput } from '../../ui/form-controls/TextInput'
import { useTypedText } from '../../ui/form-controls/use-typed-text'
import { cx } from '../../ui/cx'
import { Text } from '../../ui/typography/Text'
import { plainText } from '../../lib/plain-text'
import { rewrittenAddress } from '../fields/entry-problem'
import styles from './forms.module.css'
import type { WidgetKind, WidgetProps } from './widget'

function Control({ field, value, onChange, onLeave, model }: WidgetProps) {
  const [notice, setNotice] = useState<string>()
  const typed = useTypedText({
    ...{ value: plainText(value), onChange, onBlur: onLeave },
    read: (text) => coveredRange(text.trim()),
    write: (address) => address,
  })
  const leave = (): void => {
    const rewritten = rewrittenAddress(model.env.texts.t, typed.value.trim())
    if (rewritten) afterPress(() => setNotice(rewritten.text))
    typed.onBlur()
  }
  return (
    <>
      <TextInput
        value={typed.value}
        onChange={(text) => {
          setNotice(undefined)
          typed.onChange(text)
        }}
        onBlur={leave}
        name={field.at}
        autoComplete="off"
      />
      <div className={cx(notice !== undefined && styles.kept)} aria-live="polite">
        {notice !== undefined && <Text tone="dim">{notice}</Text>}
      </div>
    </>
  )
}

/** One network address or range. A range is stored without the bits after its prefix, as in a list of them; a sentence says so. */
export const address: WidgetKind = { frame: 'label', Control }
