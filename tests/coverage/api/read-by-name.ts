/** Modules that read untyped answers of calls they do not make themselves: the names they read belong to the answers of these calls. */
export const readByName: Readonly<Record<string, readonly string[]>> = {
  'src/start/boot.ts': ['getSiteConfig'],
  'src/platform/identity/accounts-provider.ts': ['loginUser', 'signUpUser'],
  'src/platform/identity/open-session.ts': ['createSession'],
  'src/engine/fields/field-options.ts': ['listLocations'],
  'src/platform/payments/verification.ts': ['verifyCard'],
  'src/manifest/limits.ts': ['listVmParameters'],
}
