import type { Expected } from './expected-area'

const OLDER = '/{location}/storage/disk/{uuid}'

/** The older path of a single disk. */
export const DISK: Expected = {
  calls: [
    ['getDiskAlias', `GET ${OLDER}`, '', '200'],
    ['updateDiskAlias', `PATCH ${OLDER}`, 'form', '200'],
    ['deleteDiskAlias', `DELETE ${OLDER}`, '', '204'],
  ],
  beyond: ['getDiskAlias', 'updateDiskAlias', 'deleteDiskAlias'],
  entities: [],
  enums: [],
}
