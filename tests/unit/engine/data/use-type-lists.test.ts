import { expect, it } from 'vitest'
import { operationKey } from '../../../../src/api/queries'
import { knownCount } from '../../../../src/engine/data/use-type-lists'
import { loadResource } from '../../../../src/engine/data/load-resource'
import { environment } from '../../manifest/support'
import { stand } from '../../platform/stand'

const vpc = { type: 'vpc' }
const network = (uuid: string) => ({
  uuid,
  name: uuid,
  subnet: '10.0.0.0/24',
  is_default: false,
  vm_uuids: [],
})
const places = ['tll', 'jhv'].map((slug) => ({
  slug,
  display_name: slug,
  is_default: false,
  is_published: true,
  country_code: 'est',
}))

it('is known once every location has answered, and asks for nothing', async () => {
  let asked = 0
  const { platform } = await stand(
    async () => {
      asked += 1
      return Response.json([])
    },
    { site: { locations: places } },
  )
  const count = (): number | undefined => knownCount(platform, vpc, environment())
  const answer = (location: string, rows: readonly unknown[]): void => {
    const key = operationKey(platform.client, 'listNetworks', { path: { location } })
    platform.queries.setQueryData(key, rows)
  }
  answer('tll', [network('a'), network('b')])
  await loadResource('vpc', platform.texts)
  expect(count()).toBeUndefined()
  answer('jhv', [network('c')])
  expect(count()).toBe(3)
  platform.session.signIn('somebody-else')
  expect(count()).toBeUndefined()
  expect(asked).toBe(0)
})
