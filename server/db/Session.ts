import type { Statement } from './compileSql.ts';

/** One connection to the database, held exclusively until it is released. */
export interface Session {
  /**
   * Statements are run in the order in which they are given, also where none is waited for.
   * @throws pg's DatabaseError on both databases.
   */
  query(text: string, values: readonly unknown[]): Promise<Answer>;
  /** The same for several, sent in one message: each is answered, or refused, by itself. */
  queries(statements: readonly Statement[]): readonly Promise<Answer>[];
  release(): void;
}

export interface Answer {
  /** 'SELECT', 'INSERT', 'COMMIT' … */
  readonly command: string;
  readonly rowCount: number;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

export interface SessionSource {
  connect(): Promise<Session>;
  end(): Promise<void>;
}
