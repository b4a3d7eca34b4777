import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { ApiNotThere } from './ApiNotThere'
import { ApiOperation } from './ApiOperation'
import { ApiOverview } from './ApiOverview'
import { ApiSchema } from './ApiSchema'
import { ApiSchemas } from './ApiSchemas'
import { ApiTag } from './ApiTag'
import type { ApiDeployment } from './deployment'
import { schemaOf, type Docs } from './load-docs'

/** Scrolls to the anchor in the URL. */
function useAnchor(): void {
  const { pathname, hash } = useLocation()
  useEffect(() => {
    if (hash !== '')
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView({ block: 'start' })
  }, [pathname, hash])
}

interface ApiScreenProps {
  docs: Docs
  /** Page kind: `operations`, `tags`, `schemas`, or empty for the overview. */
  kind: string
  /** Name of the operation, tag or schema; empty for a list of all. */
  name: string
  deployment: ApiDeployment
}

/** Public API documentation: an overview, and a page per tag, operation and schema. */
export function ApiScreen({ docs, kind, name, deployment }: ApiScreenProps) {
  useAnchor()
  if (kind === '') return <ApiOverview docs={docs} deployment={deployment} />
  if (kind === 'schemas' && name === '') return <ApiSchemas docs={docs} />
  const { tag, chapter } = docs
  if (kind === 'tags' && tag && chapter) return <ApiTag docs={docs} tag={tag} chapter={chapter} />
  const operation = chapter?.operations.find((each) => each.id === name)
  if (kind === 'operations' && tag && operation)
    return (
      <ApiOperation key={operation.id} docs={docs} tag={tag} operation={operation} deployment={deployment} />
    )
  const schema = schemaOf(docs, name)
  if (kind === 'schemas' && schema) return <ApiSchema docs={docs} name={name} schema={schema} />
  return <ApiNotThere docs={docs} />
}
