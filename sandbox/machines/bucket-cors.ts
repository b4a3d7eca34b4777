/** Methods a page of the allowed origin may use. */
export const allowedMethods = ['GET', 'HEAD', 'PUT', 'POST', 'DELETE']

/** Answer headers that such a page may read. */
export const exposedHeaders = [
  'ETag',
  'Date',
  'Content-Range',
  'Cache-Control',
  'Content-Disposition',
  'x-amz-tagging-count',
]

/** How long a browser may remember the rule, seconds. */
export const maxAge = 3000

/** The S3 document that lets pages of `origin` use a bucket. */
export function corsDocument(origin: string): string {
  const rule = [
    ...allowedMethods.map((method) => element('AllowedMethod', method)),
    element('AllowedOrigin', origin),
    element('AllowedHeader', '*'),
    ...exposedHeaders.map((name) => element('ExposeHeader', name)),
    element('MaxAgeSeconds', `${maxAge}`),
  ]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<CORSConfiguration xmlns="http://s3.amazonaws.com/doc/2006-03-01/">',
    `<CORSRule>${rule.join('')}</CORSRule>`,
    '</CORSConfiguration>',
  ].join('')
}

function element(name: string, text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return `<${name}>${escaped}</${name}>`
}
