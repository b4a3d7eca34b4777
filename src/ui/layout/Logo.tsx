import { createElement, type ReactNode } from 'react'
import type { Drawing, DrawingPart } from '../../lib/drawing'

interface LogoProps {
  /** The theme's logo. */
  readonly drawing: Drawing
  /** Edge in px; by default set by the container. */
  readonly size?: number | undefined
}

const draw = ({ tag, attributes, parts }: DrawingPart, key: number): ReactNode =>
  createElement(tag, { key, ...attributes }, ...parts.map(draw))

/** The brand mark. Hidden from assistive technology, because the name is beside it. */
export function Logo({ drawing: { viewBox, parts }, size }: LogoProps) {
  return (
    <svg viewBox={viewBox} width={size} height={size} aria-hidden="true">
      {parts.map(draw)}
    </svg>
  )
}
