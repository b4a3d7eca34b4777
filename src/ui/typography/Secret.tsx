import { IconButton } from '../form-controls/IconButton'
import { Mono } from './Text'
import styles from './Secret.module.css'
import { sealed, useShownAwhile } from './use-shown-awhile'

interface SecretProps {
  readonly children: string
  /** "Show password". */
  readonly showLabel: string
  readonly hideLabel: string
}

/** A secret that is there to be read: hidden until it is shown on purpose, and hidden again by itself. */
export function Secret({ children, showLabel, hideLabel }: SecretProps) {
  const [shown, show] = useShownAwhile<true>()
  return (
    <span className={styles.secret}>
      {shown ? <Mono>{children}</Mono> : <span className={styles.hidden}>{sealed}</span>}
      <IconButton
        icon={shown ? 'eye-off' : 'eye'}
        label={shown ? hideLabel : showLabel}
        onPress={() => show(shown ? undefined : true)}
      />
    </span>
  )
}
