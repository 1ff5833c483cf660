/** What the main thread and the worker of the embedded database say to each other. */
export interface WorkerOptions {
  readonly dataDir: string;
  /** Statements that run before any other. */
  readonly setup: readonly string[];
  /** See `DurableNodeFS`. */
  readonly syncedAt: number;
  readonly engine: WebAssembly.Module;
  /** Where the worker notes the id of the request that it is at, for whoever has to end it. */
  readonly begun: Int32Array<SharedArrayBuffer>;
}

export type WorkerRequest =
  | {
      readonly id: number;
      readonly type: 'query';
      readonly text: string;
      readonly values: readonly (string | null)[];
    }
  | { readonly id: number; readonly type: 'close' };

export interface QueryAnswer {
  readonly type: 'rows';
  readonly tag: string;
  readonly fields: readonly FieldType[];
  readonly rows: readonly (readonly (string | null)[])[];
}

export interface FieldType {
  readonly name: string;
  readonly oid: number;
}

/** An error of Postgres, field by field: class instances lose their kind between threads. */
export interface ServerFault {
  readonly message: string;
  readonly severity?: string;
  readonly code?: string;
  readonly detail?: string;
  readonly constraint?: string;
  readonly table?: string;
  readonly column?: string;
}

export type WorkerAnswer =
  | { readonly id: number; readonly type: 'result'; readonly result: QueryAnswer }
  | { readonly id: number; readonly type: 'done' }
  | { readonly id: number; readonly type: 'fault'; readonly fault: ServerFault };
