import { useState, type MouseEvent } from 'react'
import { SearchInput } from '../../ui/form-controls/SearchInput'
import { UiLink } from '../../ui/router-context'
import { goTo, hrefOf, type GalleryAddress } from './gallery-address'
import { rooms } from './gallery-entries'
import styles from './gallery.module.css'

/** Navigation of the gallery by room, with a filter. */
export function GalleryNav({ address }: { address: GalleryAddress }) {
  const [words, setWords] = useState('')
  const wanted = words.toLowerCase().split(/\s+/)
  const shown = rooms
    .map((room) => ({
      ...room,
      entries: room.entries.filter(({ id, examples }) => {
        const text = [id, ...examples.map(({ name }) => name)].join(' ').toLowerCase()
        return wanted.every((word) => text.includes(word))
      }),
    }))
    .filter(({ entries }) => entries.length > 0)
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    goTo(event.currentTarget.href)
  }
  return (
    <nav className={styles.nav} aria-label="Gallery">
      <SearchInput
        value={words}
        onChange={setWords}
        label="Filter the gallery"
        placeholder="Filter"
        clearLabel="Clear the filter"
      />
      {shown.map((room) => (
        <details key={room.id} open={words !== '' || room.id === address.room} className={styles.room}>
          <summary>
            {room.title} <span className={styles.count}>{room.entries.length}</span>
          </summary>
          <ul>
            {room.entries.map((entry) => (
              <li key={entry.id}>
                <UiLink href={hrefOf({ ...address, room: room.id }, entry.id)} onClick={follow}>
                  {entry.title} <span className={styles.count}>{entry.examples.length}</span>
                </UiLink>
              </li>
            ))}
          </ul>
        </details>
      ))}
      {shown.length === 0 && <p className={styles.count}>Nothing is called that.</p>}
    </nav>
  )
}
