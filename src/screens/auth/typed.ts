/** Values typed on the sign-in screen; kept when the mode changes. */
export interface Typed {
  readonly email: string
  readonly password: string
  readonly repeat: string
  readonly key: string
}

/** Messages for the wrong fields of a form, and for the form as a whole. */
export type Problems = Readonly<
  Partial<Record<'email' | 'password' | 'repeat' | 'key' | 'code' | 'form', string>>
>

/** Props of every form of the sign-in screen. */
export interface AuthFormProps {
  readonly typed: Typed
  readonly onType: (change: Partial<Typed>) => void
}
