import { createHash, createHmac } from 'node:crypto';

type Signer = { readonly region: string; readonly accessKey: string; readonly secretKey: string };
type Signed = {
  readonly method: string;
  /** As it is sent, every sign that is not plain already written as its UTF-8 bytes. */
  readonly path: string;
  readonly query?: string;
  /** In the order of their names, which are written small. */
  readonly headers: Readonly<Record<string, string>>;
  /** SHA-256 of the content. */
  readonly hash: string;
  /** 20130524T000000Z */
  readonly at: string;
};

/** The `authorization` header of a request to S3 by AWS Signature Version 4. */
export function authorizationOf(
  { region, accessKey, secretKey }: Signer,
  { method, path, query = '', headers, hash, at }: Signed,
): string {
  const [day = ''] = at.split('T');
  const names = Object.keys(headers).join(';');
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}`);
  const canonical = [method, path, query, ...lines, '', names, hash].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', at, scope, createHash('sha256').update(canonical).digest('hex')].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (held, part) => hmac(held, part),
    `AWS4${secretKey}`,
  );
  const signature = createHmac('sha256', key).update(toSign).digest('hex');
  return `AWS4-HMAC-SHA256 Credential=${accessKey}/${scope}, SignedHeaders=${names}, Signature=${signature}`;
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
