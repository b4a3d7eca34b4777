import type { ReactNode } from 'react'
import styles from './auth.module.css'
import { FormProblem } from './FormProblem'

interface PeopleListProps {
  readonly title: string
  readonly people: readonly {
    readonly id: string
    readonly name: string
    readonly note: string
    readonly onPress: () => void
  }[]
  readonly problem: string | undefined
  /** Link to the e-mails of these people. */
  readonly mailbox: ReactNode
}

/** People to sign in as with one press. */
export function PeopleList({ title, people, problem, mailbox }: PeopleListProps) {
  return (
    <section className={styles.people}>
      <h2>{title}</h2>
      <ul>
        {people.map(({ id, name, note, onPress }) => (
          <li key={id}>
            <button type="button" className={styles.person} onClick={onPress}>
              <span>{name}</span> <span className={styles.note}>{note}</span>
            </button>
          </li>
        ))}
      </ul>
      <FormProblem text={problem} />
      <p>{mailbox}</p>
    </section>
  )
}
