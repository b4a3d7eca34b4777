import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { operationQuery } from '../../api/queries'
import { operations, type OperationId } from '../../generated/operations'
import { pathParameters } from '../../lib/operation'
import type { CompiledResource } from '../../manifest/compiled'
import { usePlatform } from '../../platform/platform'
import { indexBy, type JoinIndex } from './join-index'

/** Joined lists by join name and location; undefined where a list has not answered. */
export type Joins = (name: string, location: string | undefined) => JoinIndex | undefined

interface JoinCall {
  operation: OperationId
  location: string | undefined
}

function callsOf(resource: CompiledResource, names: readonly string[], places: readonly (string | undefined)[]): JoinCall[] {
  const wanted = [...new Set(names.flatMap((name) => resource.joins[name]?.operation ?? []))]
  return wanted.flatMap((operation) => {
    const located = pathParameters(operations[operation].path).includes('location')
    const where = located ? places.filter((place) => place !== undefined) : [undefined]
    return where.map((location) => ({ operation, location }))
  })
}

/** Reads the lists a type is joined with, one call per location, shared with the screens that list them. */
export function useJoins(
  resource: CompiledResource,
  options: { only?: string | undefined; enabled: boolean; names?: readonly string[] },
): Joins {
  const { client, site } = usePlatform()
  const { only, enabled, names } = options
  const calls = useMemo(() => {
    const places = resource.scope === 'global' ? [undefined] : site.locations.map((location) => location.slug)
    const here = places.filter((place) => only === undefined || place === only)
    return callsOf(resource, names ?? Object.keys(resource.joins), here)
  }, [resource, site, only, names])
  const results = useQueries({
    queries: calls.map(({ operation, location }) => ({
      ...operationQuery(client, operation, location === undefined ? {} : { path: { location } }),
      enabled,
    })),
  })
  const answers = results.map((result) => result.data)
  return useMemo(() => {
    const byCall = new Map(calls.map((call, index) => [`${call.operation} ${call.location ?? ''}`, answers[index]]))
    return (name, location) => {
      const join = resource.joins[name]
      if (!join) return undefined
      const answer = byCall.get(`${join.operation} ${location ?? ''}`) ?? byCall.get(`${join.operation} `)
      return answer === undefined ? undefined : indexBy(answer, join.theirs)
    }
  }, [resource, calls, ...answers])
}
