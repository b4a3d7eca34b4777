import { Fragment } from 'react'
import { cx } from '../cx'
import styles from './Text.module.css'
import { visiblePieces } from './visible-text'

interface TextProps {
  /** Any text, also one that somebody else wrote. */
  readonly children: string
  /** `none` is for "—", where there is no value. */
  readonly tone?: 'dim' | 'faint' | 'none' | 'success' | 'error' | 'warning' | undefined
  readonly strong?: boolean | undefined
  /** Digits of one width, for numbers, addresses and times. */
  readonly numeric?: boolean | undefined
  /** Size in px; 13 without it. */
  readonly size?: 11 | 16 | 18 | 24 | 32 | undefined
  readonly nowrap?: boolean | undefined
}

/** Where an address may go on in the next line: after the @ of a person, the // and each / of a page. */
const breaks = /(?<=@|\/(?!\/))/

/** A text that breaks, where it has to, between the parts of an address rather than inside a word. */
function Breakable({ text }: { readonly text: string }) {
  if (!text.includes('@') && !text.includes('://')) return text
  return text.split(breaks).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

/** A text inside an element that has a direction of its own (`dir="auto"`); everywhere else, use `Text`. */
export function Pieces({ text }: { readonly text: string }) {
  const pieces = visiblePieces(text)
  return pieces.map((piece, index) =>
    'plain' in piece ? (
      <Breakable key={index} text={piece.plain} />
    ) : (
      <span key={index} className={styles.code}>
        {piece.code}
      </span>
    ),
  )
}

/**
 * A text whose direction is its own, so that a name cannot reorder the words around it, and in which characters that
 * would not be seen show as their codes.
 */
export function Text({ children, tone, strong, numeric, size, nowrap }: TextProps) {
  return (
    <bdi
      className={
        cx(
          tone && styles[tone],
          strong && styles.strong,
          numeric && styles.numeric,
          nowrap && styles.nowrap,
          size !== undefined && styles[`s${size}`],
        ) || undefined
      }
    >
      <Pieces text={children} />
    </bdi>
  )
}

interface MonoProps {
  /** A command, a key, a MAC address, a UUID: always left to right. */
  readonly children: string
  readonly tone?: 'dim' | 'faint' | undefined
  readonly size?: 11 | undefined
}

/** Text in letters of one width. Never wrapped inside a table. */
export function Mono({ children, tone, size }: MonoProps) {
  return (
    <bdi dir="ltr" className={cx(styles.mono, tone && styles[tone], size && styles.s11)}>
      <Pieces text={children} />
    </bdi>
  )
}
