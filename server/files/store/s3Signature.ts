import { createHash } from 'node:crypto';
import { authorizationOf } from './awsSignature.ts';

/** Who asks an S3 store, and where. */
export type S3Access = {
  readonly endpoint: URL;
  readonly region: string;
  readonly bucket: string;
  /** The folder within the bucket, without slashes around it; '' for none. */
  readonly prefix: string;
  readonly accessKey: string;
  readonly secretKey: string;
};
type Asked = { readonly method: string; readonly key: string; readonly hash: string; readonly now: Date };

const emptyHash = createHash('sha256').digest('hex');

/** A request to the store as AWS Signature 4 wants it: path and headers. The hash of the content is part of it. */
export function signedRequest(
  access: S3Access,
  { method, key, hash = emptyHash, now }: Omit<Asked, 'hash'> & { hash?: string },
) {
  const at = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const path = pathOf(access, key);
  const headers = { host: access.endpoint.host, 'x-amz-content-sha256': hash, 'x-amz-date': at };
  return { path, headers: { ...headers, authorization: authorizationOf(access, { method, path, headers, hash, at }) } };
}

/** Bucket and key as a path; what is no plain sign is written as its UTF-8 bytes, as the signature wants it. */
function pathOf({ endpoint, bucket, prefix }: S3Access, key: string): string {
  const parts = [...endpoint.pathname.split('/'), bucket, ...prefix.split('/'), ...key.split('/')].filter(Boolean);
  return `/${parts.map(encoded).join('/')}`;
}

function encoded(part: string): string {
  return encodeURIComponent(part).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
