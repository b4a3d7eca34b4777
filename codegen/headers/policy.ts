/** A directive that lists sources. */
export type Directive = (typeof order)[number]

/** A Content Security Policy: sources by directive. */
export type Policy = ReadonlyMap<Directive, readonly string[]>

/** Order of directives in the header, so that two policies can be compared by eye. */
const order = [
  'default-src',
  'script-src',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'media-src',
  'connect-src',
  'font-src',
  'frame-src',
  'frame-ancestors',
  'base-uri',
  'form-action',
  'object-src',
  'require-trusted-types-for',
  'trusted-types',
] as const

const nothing = "'none'"

/** Base policy of every document: scripts, styles and calls of our own origin only (quality figure F9). */
export const strictPolicy: Policy = new Map<Directive, readonly string[]>([
  ['default-src', [nothing]],
  ['script-src', ["'self'"]],
  ['style-src', ["'self'"]],
  ['img-src', ["'self'", 'data:', 'blob:']],
  ['connect-src', ["'self'"]],
  ['font-src', ["'self'"]],
  ['frame-src', [nothing]],
  ['frame-ancestors', [nothing]],
  ['base-uri', [nothing]],
  ['form-action', [nothing]],
  ['object-src', [nothing]],
  ['require-trusted-types-for', ["'script'"]],
  ['trusted-types', [nothing]],
])

/** Adds sources to a policy. The first source of a directive replaces `'none'`. */
export function withSources(policy: Policy, directive: Directive, sources: readonly string[]): Policy {
  const before = (policy.get(directive) ?? []).filter((source) => source !== nothing)
  return new Map(policy).set(directive, [...new Set([...before, ...sources])])
}

/** Removes directives from a policy. */
export function withoutDirectives(policy: Policy, directives: readonly Directive[]): Policy {
  return new Map([...policy].filter(([directive]) => !directives.includes(directive)))
}

/** The value of the header. */
export function policyText(policy: Policy): string {
  return order
    .flatMap((directive) => {
      const sources = policy.get(directive)
      return sources === undefined ? [] : [[directive, ...sources].join(' ')]
    })
    .join('; ')
}
