import { Fragment } from 'react'
import { cx } from '../cx'
import styles from './Text.module.css'
import { visiblePieces } from './visible-text'

interface TextProps {
  /** Any text, including untrusted text. */
  readonly children: string
  /** `none` is for "—", an empty value. */
  readonly tone?: 'dim' | 'faint' | 'none' | 'success' | 'error' | 'warning' | undefined
  readonly strong?: boolean | undefined
  /** Tabular digits, for numbers, addresses and times. */
  readonly numeric?: boolean | undefined
  /** Size in px; default 13. */
  readonly size?: 11 | 16 | 18 | 24 | 32 | undefined
  readonly nowrap?: boolean | undefined
}

/**
 * Preferred line breaks in addresses: after @, //, and each /.
 */
const breaks = /(?<=@|\/(?!\/))/

/** A text with preferred line breaks. */
function Breakable({ text }: { readonly text: string }) {
  if (!text.includes('@') && !text.includes('://')) return text
  return text.split(breaks).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

/** Text inside an element with `dir="auto"`; elsewhere use `Text`. */
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
 * Text isolated in its own direction, so that it cannot reorder its surroundings, with invisible characters shown as
 * codes.
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

/** Texts in one line of the page's direction, "tll · 4 GB": each isolated in its own. Empty ones are left out. */
export function TextLine({ parts }: { readonly parts: readonly string[] }) {
  return parts
    .filter((part) => part !== '')
    .map((part, index) => (
      <Fragment key={index}>
        {index > 0 && ' · '}
        <Text>{part}</Text>
      </Fragment>
    ))
}

interface MonoProps {
  /** A command, key, MAC address or UUID: always left to right. */
  readonly children: string
  readonly tone?: 'dim' | 'faint' | undefined
  readonly size?: 11 | undefined
}

/** Monospace text. Never wrapped inside a table. */
export function Mono({ children, tone, size }: MonoProps) {
  return (
    <bdi dir="ltr" className={cx(styles.mono, tone && styles[tone], size && styles.s11)}>
      <Pieces text={children} />
    </bdi>
  )
}
