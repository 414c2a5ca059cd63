/** The part of the S3 server's interface that tests use; the package has no types of its own. */
declare module '@20minutes/s3rver' {
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    /** Whether the signature of a request may be wrong. */
    allowMismatchedSignatures: boolean;
    middleware: ((context: { query: Record<string, unknown> }, next: () => Promise<void>) => Promise<void>)[];
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
  }
}
