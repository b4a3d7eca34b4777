import { useId, type ReactNode } from 'react'
import styles from './profile.module.css'

interface SettingProps {
  readonly title: string
  readonly note?: string | undefined
  readonly children: ReactNode
}

/** A group of settings: title and note at the start, controls beside. */
export function Setting({ title, note, children }: SettingProps) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={styles.setting}>
      <div>
        <h2 id={id} className={styles.settingTitle}>
          {title}
        </h2>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
      <div className={styles.controls}>{children}</div>
    </div>
  )
}
