import { addToken } from './add-people'
import { type Builder, day } from './builder'
import { colleague, customer, labAccount, mainAccount } from './people'
import { seedTallinn } from './small-world-tallinn'
import { seedJohvi, seedTartu } from './small-world-others'

/** The ordinary customer: eleven machines in three locations, as in the design's list of machines. */
export function seedSmallWorld(builder: Builder): void {
  seedTallinn(builder)
  seedTartu(builder)
  seedJohvi(builder)
  seedTokens(builder)
}

function seedTokens(builder: Builder): void {
  const { now } = builder
  const add = (
    id: number,
    description: string,
    account: number | null,
    actingUser: number,
    createdAt: number,
  ): void => addToken(builder, { id, owner: customer, description, account, actingUser, createdAt })
  add(3107, 'terraform-ci', mainAccount, customer, now - 60 * 1000)
  add(3098, 'deploy-ci', mainAccount, customer, now - 19 * day)
  add(2741, 'backup-script', mainAccount, colleague, now - 311 * day)
  add(2390, 'monitoring', labAccount, colleague, now - 438 * day)
  add(1204, 'old laptop', null, customer, now - 976 * day)
}
