import { addSshKey, addToken } from './add-people'
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
  seedSshKeys(builder)
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

function seedSshKeys(builder: Builder): void {
  const laptop = 'AAAAC3NzaC1lZDI1NTE5AAAAIB7cY0mXoJq9hB3vT5wRk2sD8nLf4uG1zEpQaW6iVxKd'
  const runner = 'AAAAC3NzaC1lZDI1NTE5AAAAIJw4fZ8eXk1oQ7bVn3yGm5tHs9dRcP2uLaK6iTqYxWzB'
  addSshKey(builder, customer, {
    uuid: '1d7c94b2-60fe-4e35-8ba1-92f5c3d0e746',
    name: 'laptop',
    text: `ssh-ed25519 ${laptop} kadri@laptop`,
    createdAt: builder.now - 283 * day,
  })
  addSshKey(builder, customer, {
    uuid: 'e64a0f38-b1c9-4d72-95e3-7f80a2c6d51b',
    name: 'ci-runner',
    text: `ssh-ed25519 ${runner} ci@pohjala`,
    createdAt: builder.now - 417 * day,
  })
}
