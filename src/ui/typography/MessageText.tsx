import type { ReactNode } from 'react'
import { readMessage } from '../../lib/message-list'
import styles from './MessageText.module.css'
import { visibleText } from './visible-text'

interface MessageTextProps {
  /** The text of a message and the items of its list (`listMessage`); other content is shown unchanged. */
  readonly children: ReactNode
  /** Shows its text in bold; the list never is. */
  readonly strong?: boolean
}

/** A message of the platform or the catalogue, several at once as a list. Invisible characters are shown as codes. */
export function MessageText({ children, strong = false }: MessageTextProps) {
  const bold = (text: ReactNode): ReactNode => (strong ? <strong>{text}</strong> : text)
  if (typeof children !== 'string') return bold(children)
  const { text, items } = readMessage(children)
  return (
    <>
      {bold(visibleText(text))}
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map((item, index) => (
            <li key={`${index} ${item}`}>{visibleText(item)}</li>
          ))}
        </ul>
      )}
    </>
  )
}
