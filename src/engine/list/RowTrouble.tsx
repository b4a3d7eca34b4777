import { useId } from 'react'
import { buttonAttributes } from '../../ui/form-controls/button-behaviour'
import { usePopover } from '../../ui/overlay/use-popover'
import { Text, TextLine } from '../../ui/typography/Text'
import styles from './list.module.css'

/** Problems of a row in one line on a phone. Pressing it opens the full text under `label`. */
export function RowTrouble({ texts, label }: { texts: readonly string[]; label: string }) {
  const reason = useId()
  const { trigger, popover } = usePopover({
    label,
    content: () => (
      <div className={styles.sheet}>
        <Text strong>{label}</Text>
        {texts.map((text) => (
          <Text key={text}>{text}</Text>
        ))}
      </div>
    ),
  })
  return (
    <>
      <button type="button" className={styles.trouble} {...buttonAttributes(trigger, reason)}>
        <TextLine parts={texts} />
      </button>
      {popover}
    </>
  )
}
