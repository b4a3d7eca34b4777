import spriteUrl from '../../generated/icons.svg?url&no-inline'

interface LogoProps {
  /** Id of the theme's drawing in the icon sprite. */
  readonly id: string
  /** Edge in px; without it the place decides. */
  readonly size?: number | undefined
}

/** The brand mark in the colours of its place. It is hidden from assistive technology: a name stands beside or on it. */
export function Logo({ id, size }: LogoProps) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <use href={`${spriteUrl}#${id}`} />
    </svg>
  )
}
