/** What the tests use of the S3 server; it brings no types. */
declare module 's3rver' {
  import type { Readable } from 'node:stream';

  type Options = {
    readonly address: string;
    readonly port: number;
    readonly silent: boolean;
    readonly directory: string;
    readonly configureBuckets: readonly { readonly name: string }[];
  };
  type Arriving = {
    readonly bucket: string;
    readonly key: string;
    readonly content: Readable;
    readonly metadata: Readonly<Record<string, string>>;
  };
  type ObjectStore = {
    getResourcePath(bucket: string, key: string, resource: 'object'): string;
    putMetadata(bucket: string, key: string, metadata: Arriving['metadata'], md5: string): Promise<void>;
    putObject(object: Arriving): Promise<{ readonly size: number; readonly md5: string }>;
  };
  export default class S3rver {
    constructor(options: Options);
    readonly store: ObjectStore;
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  }
}
