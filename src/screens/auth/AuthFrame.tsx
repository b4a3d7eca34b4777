import type { ReactNode } from 'react'
import { safeHref } from '../../lib/safe-href'
import { cx } from '../../ui/cx'
import { LinkText } from '../../ui/typography/LinkText'
import { Text } from '../../ui/typography/Text'
import styles from './auth.module.css'
import type { LoginFace } from './face'
import { LoginArt } from './LoginArt'

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
  const art = <LoginArt drawing={face.drawing} />
  if (face.layout === 'stage') {
    return (
      <div className={styles.stage}>
        <header className={styles.top}>
          {brand}
          {face.language}
        </header>
        <main className={styles.platform}>
          {art}
          <div className={styles.card}>{children}</div>
        </main>
        <footer className={styles.words}>
          <div className={styles.claim}>
            <h2>
              <Text>{face.claim}</Text>
            </h2>
            {claimText}
          </div>
          {facts}
          <div className={styles.foot}>{links}</div>
        </footer>
      </div>
    )
  }
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
          <div className={styles.framed}>
            {art}
            <div className={styles.card}>{children}</div>
          </div>
        </main>
        <footer className={styles.foot}>{links}</footer>
      </div>
    )
  }
  return (
    <div className={cx(styles.split, face.layout === 'split-reversed' && styles.reversed)}>
      <div className={styles.form}>
        <header className={styles.brandLine}>{brand}</header>
        <main className={styles.main}>{children}</main>
        <footer className={styles.foot}>
          {links}
          {face.language}
        </footer>
      </div>
      <aside className={styles.side}>
        {art}
        <p className={styles.quote}>
          <Text>{face.claim}</Text>
        </p>
        {claimText}
        {facts}
      </aside>
    </div>
  )
}
