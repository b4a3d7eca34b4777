import styles from './metrics.module.css'

const dashes: readonly string[] = ['', '5 2', '2 2', '6 2 2 2']

/** A short piece of a line as a chart draws it, with colour and dashes. */
export function LineSwatch({ index }: { index: number | 'before' }) {
  const isBefore = index === 'before'
  return (
    <svg
      className={styles.swatch}
      viewBox="0 0 16 4"
      aria-hidden="true"
      data-line={isBefore ? 'before' : index % 4}
    >
      <path d="M0 2H16" strokeDasharray={isBefore ? '3 2' : dashes[index % dashes.length]} />
    </svg>
  )
}
