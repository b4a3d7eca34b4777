interface LogoProps {
  /** The theme's drawing: the address of an SVG file that holds a symbol with the id `logo`. */
  readonly src: string
  /** Edge in px; without it the place decides. */
  readonly size?: number | undefined
}

/** The brand mark in the colours of its place. It is hidden from assistive technology: a name stands beside or on it. */
export function Logo({ src, size }: LogoProps) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <use href={`${src}#logo`} />
    </svg>
  )
}
