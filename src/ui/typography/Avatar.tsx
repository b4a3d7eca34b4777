import { useState } from 'react'
import styles from './Avatar.module.css'

interface AvatarProps {
  /** "KS" */
  readonly initials: string
  /** A picture; the caller has validated the URL. */
  readonly imageSrc?: string | undefined
}

/** A person in the header of a page: their picture, or initials in a circle. Not on phones. */
export function Avatar({ initials, imageSrc }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  return (
    <span className={styles.avatar} aria-hidden="true">
      {imageSrc === undefined || imageSrc === broken ? (
        initials
      ) : (
        <img className={styles.picture} src={imageSrc} alt="" onError={() => setBroken(imageSrc)} />
      )}
    </span>
  )
}
