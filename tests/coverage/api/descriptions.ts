/** The API as it is published: the platform's description and that of the identity provider. */
import { readFileSync } from 'node:fs'
import { config } from '../../../console.config'
import { asJson, Description } from '../../../codegen/openapi/description'

/** Reads a generated description; in the file no two places share an object. */
function describedIn(file: string): Description {
  return new Description(asJson(JSON.parse(readFileSync(`${config.output}/${file}`, 'utf8'))))
}

/** Both descriptions, the platform's first. */
export function readDescriptions(): readonly [main: Description, identity: Description] {
  return [describedIn('openapi.json'), describedIn('identity.json')]
}
