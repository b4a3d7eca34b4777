/** Rules of a password (specification sections 5 and 9). */
export type PasswordRule = 'lower' | 'upper' | 'digit' | 'length'

const tests: Readonly<Record<PasswordRule, RegExp>> = {
  lower: /\p{Ll}/u,
  upper: /\p{Lu}/u,
  digit: /\d/,
  length: /^.{8,}$/su,
}

/** All rules in the order shown, with whether a password meets them. */
export function passwordRules(password: string): { readonly rule: PasswordRule; readonly met: boolean }[] {
  const rules: readonly PasswordRule[] = ['lower', 'upper', 'digit', 'length']
  return rules.map((rule) => ({ rule, met: tests[rule].test(password) }))
}
