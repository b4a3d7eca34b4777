import type { Crumb } from '../../platform/reporting/incident'

/** Maximum steps in a capsule. */
const mostSteps = 12

const hasFailed = ({ kind, text }: Crumb): boolean => kind === 'call' && text.endsWith(' failed')

const stepOf = (crumb: Crumb, next: Crumb | undefined): string[] => {
  const { kind, text, status } = crumb
  if (kind === 'page') return [text]
  // The failure of a call is reported just before the call is noted.
  if (kind === 'report') return next && hasFailed(next) ? [] : [`error ${text}`]
  // Successful reads follow from the page.
  const isSuccessfulRead = text.startsWith('GET ') && !hasFailed(crumb)
  return isSuccessfulRead ? [] : [status === undefined ? text : `${text} ${status}`]
}

/** The last steps, oldest first: pages as patterns, mutations, and failures. Equal steps in a row count as one. */
export function stepsOf(crumbs: readonly Crumb[]): readonly string[] {
  return crumbs
    .flatMap((crumb, index) => stepOf(crumb, crumbs[index + 1]))
    .filter((step, index, all) => step !== all[index - 1])
    .slice(-mostSteps)
}

/** Pattern of the page that was open last, except this one; undefined if none was. */
export function pageBefore(crumbs: readonly Crumb[], own: string): string | undefined {
  return crumbs.findLast(({ kind, text }) => kind === 'page' && text !== own)?.text
}
