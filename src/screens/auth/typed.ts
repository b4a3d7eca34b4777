/** What was typed on the sign-in screen; it stays when the mode changes. */
export interface Typed {
  readonly email: string
  readonly password: string
  readonly repeat: string
  readonly key: string
}

/** The fields of a form that are wrong, each with what is wrong, and what is wrong with the whole. */
export type Problems = Readonly<
  Partial<Record<'email' | 'password' | 'repeat' | 'key' | 'code' | 'form', string>>
>

/** What every form of the sign-in screen gets. */
export interface AuthFormProps {
  readonly typed: Typed
  readonly onType: (change: Partial<Typed>) => void
}
