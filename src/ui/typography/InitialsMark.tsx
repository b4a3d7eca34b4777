import { useState } from 'react'
import { cx } from '../cx'
import styles from './InitialsMark.module.css'

interface InitialsMarkProps {
  /** Two letters: "Ub" for Ubuntu. */
  readonly letters: string
  /** Logo from the configuration; the caller has validated the URL. */
  readonly imageSrc?: string | undefined
  readonly large?: boolean | undefined
}

/** Mark of an operating system or application: its logo, or two letters in a square. */
export function InitialsMark({ letters, imageSrc, large = false }: InitialsMarkProps) {
  const [broken, setBroken] = useState<string>()
  return (
    <span className={cx(styles.mark, large && styles.large)} aria-hidden="true">
      {imageSrc === undefined || imageSrc === broken ? (
        letters
      ) : (
        <img
          className={styles.image}
          src={imageSrc}
          alt=""
          loading="lazy"
          onError={() => setBroken(imageSrc)}
        />
      )}
    </span>
  )
}
