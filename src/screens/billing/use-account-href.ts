import { useDetail } from '../../engine/record/detail-context'
import { subjectPath } from '../../manifest/routes'

/** Returns a function for URLs of the account page's tabs, with open items: `{ invoice: '7577' }`. */
export function useAccountHref(): (tab: string, opened?: Record<string, string>) => string {
  const { resource, target } = useDetail()
  const path = subjectPath(resource, target.subject) ?? ''
  return (tab, opened = {}) => `${path}?${new URLSearchParams({ tab, ...opened }).toString()}`
}
