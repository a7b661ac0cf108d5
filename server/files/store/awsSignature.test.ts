import { expect, test } from 'vitest';
import { authorizationOf } from './awsSignature.ts';

/** The examples that AWS publishes for S3: "Signature Calculations for the Authorization Header", single chunk. */
const signer = {
  region: 'us-east-1',
  accessKey: 'AKIAIOSFODNN7EXAMPLE',
  secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const host = 'examplebucket.s3.amazonaws.com';
const at = '20130524T000000Z';
const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const content = '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072';
const plain = { host, 'x-amz-content-sha256': empty, 'x-amz-date': at };

test.for([
  {
    what: 'GET object',
    asked: {
      method: 'GET',
      path: '/test.txt',
      hash: empty,
      headers: { host, range: 'bytes=0-9', 'x-amz-content-sha256': empty, 'x-amz-date': at },
    },
    signed: 'host;range;x-amz-content-sha256;x-amz-date',
    signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  {
    what: 'PUT object',
    asked: {
      method: 'PUT',
      path: '/test%24file.text',
      hash: content,
      headers: {
        date: 'Fri, 24 May 2013 00:00:00 GMT',
        host,
        'x-amz-content-sha256': content,
        'x-amz-date': at,
        'x-amz-storage-class': 'REDUCED_REDUNDANCY',
      },
    },
    signed: 'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
    signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  },
  {
    what: 'GET bucket lifecycle',
    asked: { method: 'GET', path: '/', query: 'lifecycle=', hash: empty, headers: plain },
    signed: 'host;x-amz-content-sha256;x-amz-date',
    signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  },
  {
    what: 'GET bucket (list objects)',
    asked: { method: 'GET', path: '/', query: 'max-keys=2&prefix=J', hash: empty, headers: plain },
    signed: 'host;x-amz-content-sha256;x-amz-date',
    signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  },
])('$what is signed as AWS publishes it', ({ asked, signed, signature }) => {
  expect(authorizationOf(signer, { ...asked, at })).toBe(
    `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, SignedHeaders=${signed}, Signature=${signature}`,
  );
});
