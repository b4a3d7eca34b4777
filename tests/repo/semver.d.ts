declare module 'semver' {
  /** Whether `version` lies in `range`, as npm reads it. */
  export function satisfies(version: string, range: string): boolean
}
