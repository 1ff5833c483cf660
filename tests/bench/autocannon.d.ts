/** As much of autocannon as the benchmark uses; the package has no types. */
declare module 'autocannon' {
  interface Request {
    readonly method: 'POST';
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
    /** Called for each request that is sent. */
    readonly setupRequest?: (request: Request) => Request;
  }
  interface Options {
    readonly url: string;
    readonly connections: number;
    readonly duration: number;
    readonly requests: readonly Request[];
    readonly verifyBody?: (body: string) => boolean;
  }
  interface Result {
    readonly requests: { readonly average: number; readonly total: number };
    readonly latency: { readonly p50: number; readonly p99: number };
    readonly non2xx: number;
    readonly errors: number;
    /** Answers that `verifyBody` did not accept. */
    readonly mismatches: number;
  }
  const autocannon: (options: Options) => Promise<Result>;
  export = autocannon;
}
