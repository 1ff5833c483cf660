import type { StatementLimits } from './statementLimits.ts';

interface CommonOptions {
  /** Fixes the moment that derived fields take as now (ISO); for tests. */
  readonly now?: string;
  /** Called when the embedded database dies or an idle connection to the server breaks. */
  readonly onFailure?: (error: Error) => void;
  readonly limits?: Partial<StatementLimits>;
}

export interface EmbeddedOptions extends CommonOptions {
  readonly dataDir: string;
}

export interface ServerOptions extends CommonOptions {
  readonly url: string;
  readonly readUrl?: string | null;
  /** Connections of each pool: one for reads, one for writes. */
  readonly poolSize?: number;
  /** How long whoever wants a connection waits for one. */
  readonly connectMs?: number;
  /** False: a read past an open transaction, a mistake of the code's own, is not noticed; what notices it costs each write. */
  readonly checksReads?: boolean;
}
