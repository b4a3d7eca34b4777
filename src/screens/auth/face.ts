import type { ReactNode } from 'react'
import type { LoginDrawing, LoginLayout } from '../../lib/login-look'

/** Texts and links around the form, from the theme and the site configuration. */
export interface LoginFace {
  readonly layout: LoginLayout
  readonly drawing: LoginDrawing
  readonly logo: ReactNode
  readonly siteName: string
  readonly title: string
  readonly subtitle: string | undefined
  readonly claim: string
  readonly claimText: string | undefined
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  /** Terms, privacy and certificates; the URLs are untrusted. */
  readonly links: readonly { readonly label: string; readonly href: string | null | undefined }[]
  /** The address of the terms, for the sign-up. */
  readonly terms: string | null | undefined
  /** Language menu; empty if there is only one language. */
  readonly language: ReactNode
}
