import type { ReactNode } from 'react'
import type { LoginDrawing, LoginLayout } from '../../lib/login-look'

/** The words and links around the form, from the theme and the site configuration. */
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
  /** Terms, privacy and certificates, with addresses from outside. */
  readonly links: readonly { readonly label: string; readonly href: string | null | undefined }[]
  /** The address of the terms, for the sign-up. */
  readonly terms: string | null | undefined
  /** The choice of a language, where there is one. */
  readonly language: ReactNode
}
