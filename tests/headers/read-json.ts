import type { DeploymentHeaders } from '../../codegen/headers/deployment-headers'
import { lowered, type ServedHeaders, textOf } from './served-headers'

/** Reads the headers as data: the first document whose path is that of the request or above it. */
export function readJson(files: Parameters<typeof textOf>[0]): ServedHeaders {
  const { everyAnswer, documents }: Pick<DeploymentHeaders, 'everyAnswer' | 'documents'> = JSON.parse(
    textOf(files, 'headers.json'),
  )
  return (address) => {
    const [path = ''] = address.split('?')
    const found = documents.find(({ paths }) =>
      paths.some((each) => path === each || path.startsWith(`${each}/`)),
    )
    return lowered(Object.entries({ ...everyAnswer, ...found?.headers }))
  }
}
