import type { ReactNode } from 'react'
import { safeHref } from '../../lib/safe-href'
import { LinkText } from '../../ui/typography/LinkText'
import { Text } from '../../ui/typography/Text'
import styles from './auth.module.css'
import type { LoginFace } from './face'
import { LinesArt } from './LinesArt'

interface AuthFrameProps {
  readonly face: LoginFace
  readonly children: ReactNode
}

/** The frame of every screen before sign-in: brand, claim, links. */
export function AuthFrame({ face, children }: AuthFrameProps) {
  const brand = (
    <div className={styles.brand}>
      <span className={styles.logo}>{face.logo}</span>
      {face.siteName}
    </div>
  )
  const claimText = face.claimText !== undefined && (
    <p>
      <Text>{face.claimText}</Text>
    </p>
  )
  const facts = (
    <ul className={styles.facts}>
      {face.facts.map((fact) => (
        <li key={fact.label}>
          <strong>
            <Text>{fact.label}</Text>
          </strong>{' '}
          <Text>{fact.value}</Text>
        </li>
      ))}
    </ul>
  )
  const links = face.links.map(({ label, href }) => {
    const address = safeHref(href)
    return (
      address !== undefined && (
        <LinkText key={label} href={address} look="inherit" external>
          {label}
        </LinkText>
      )
    )
  })
  if (face.layout === 'card') {
    return (
      <div className={styles.plain}>
        <header className={styles.top}>
          {brand}
          {face.language}
        </header>
        <main className={styles.middle}>
          <div className={styles.claim}>
            <h2>
              <Text>{face.claim}</Text>
            </h2>
            {claimText}
            {facts}
          </div>
          <div className={styles.card}>{children}</div>
        </main>
        <footer className={styles.foot}>{links}</footer>
      </div>
    )
  }
  return (
    <div className={styles.split}>
      <div className={styles.form}>
        <header className={styles.brandLine}>{brand}</header>
        <main className={styles.main}>{children}</main>
        <footer className={styles.foot}>
          {links}
          {face.language}
        </footer>
      </div>
      <aside className={styles.side}>
        <LinesArt />
        <p className={styles.quote}>
          <Text>{face.claim}</Text>
        </p>
        {claimText}
        {facts}
      </aside>
    </div>
  )
}
