import type { Expected } from './expected-area'

/** Object storage. */
export const BUCKET: Expected = {
  calls: [
    ['listBuckets', 'GET /storage/bucket/list', '', '200'],
    ['getBucket', 'GET /storage/bucket', '', '200'],
    ['createBucket', 'PUT /storage/bucket', 'form', '200,201'],
    ['updateBucket', 'PATCH /storage/bucket', 'form', '200'],
    ['deleteBucket', 'DELETE /storage/bucket', 'form', '204'],
    ['replaceBucketCors', 'PUT /storage/bucket/cors', 'form', '200'],
    ['getStorageUser', 'GET /storage/user', '', '200'],
    ['listStorageKeys', 'GET /storage/user/keys', '', '200'],
    ['createStorageKey', 'POST /storage/user/keys', '', '200,201'],
    ['deleteStorageKey', 'DELETE /storage/user/keys', 'form', '200,204'],
    ['getStorageEndpoint', 'GET /storage/api/s3', '', '200'],
  ],
  beyond: [],
  entities: [
    {
      ids: '[BUCKET-01 platform]',
      name: 'Bucket',
      fields: `
        user_id name size_bytes billing_account_id num_objects created_at modified_at owner is_suspended
      `,
    },
    { ids: '[BUCKET-02 platform]', name: 'StorageKey', fields: 'userId accessKey secretKey' },
    { ids: '[BUCKET-02 platform]', name: 'S3Url', fields: 'url' },
    { ids: '[BUCKET-06 platform]', name: 'ReplaceBucketCorsBody', fields: 'name allowed_origin' },
    { ids: '[BUCKET-13 platform]', name: 'CreateBucketBody', fields: 'name billing_account_id' },
    { ids: '[BUCKET-14 platform]', name: 'UpdateBucketBody', fields: 'name billing_account_id' },
    { ids: '[BUCKET-17 platform]', name: 'DeleteStorageKeyBody', fields: 'access_key' },
  ],
  enums: [],
}
