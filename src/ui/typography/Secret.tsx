import { IconButton } from '../form-controls/IconButton'
import { Mono } from './Text'
import styles from './Secret.module.css'
import { sealed, useShownBriefly } from './use-shown-briefly'

interface SecretProps {
  readonly children: string
  /** "Show password". */
  readonly showLabel: string
  readonly hideLabel: string
}

/** A secret with a show button, hidden again after a while. */
export function Secret({ children, showLabel, hideLabel }: SecretProps) {
  const [shown, show] = useShownBriefly<true>()
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
