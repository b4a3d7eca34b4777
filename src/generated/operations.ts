// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit.
import { reads } from './reads'
import { writes } from './writes'

export const operations = { ...reads, ...writes }

export type ReadId = keyof typeof reads

export type OperationId = keyof typeof operations
