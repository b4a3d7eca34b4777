import { useEffect, useState } from 'react'
import { IconButton } from '../form-controls/IconButton'
import { Mono } from './Text'
import styles from './Secret.module.css'

/** How long a secret stays written out, in ms; nobody may remember to hide it. */
export const secretShownFor = 30_000

interface SecretProps {
  readonly children: string
  /** "Show password". */
  readonly showLabel: string
  readonly hideLabel: string
}

/** A secret that is there to be read: hidden until it is shown on purpose, and hidden again by itself. */
export function Secret({ children, showLabel, hideLabel }: SecretProps) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!shown) return undefined
    const timer = setTimeout(() => setShown(false), secretShownFor)
    return () => clearTimeout(timer)
  }, [shown])
  return (
    <span className={styles.secret}>
      {shown ? <Mono>{children}</Mono> : <span className={styles.hidden}>••••••••••</span>}
      <IconButton
        icon={shown ? 'eye-off' : 'eye'}
        label={shown ? hideLabel : showLabel}
        onPress={() => setShown(!shown)}
      />
    </span>
  )
}
