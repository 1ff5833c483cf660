import type { Input } from '../write/Input.ts';
import type { WriteSession } from '../WriteSession.ts';

/** New records that are alike in what tells how much they take. */
export interface Alike {
  readonly input: Input;
  readonly count: number;
}

/** Of what there is too little for many new records together, such as seats or a name, where each alone would be taken. */
export interface Shortages {
  /** The inputs that tell how much a record takes, and of what. */
  readonly by: readonly string[];
  readonly of: (session: WriteSession, wanted: readonly Alike[]) => Promise<readonly string[]>;
}
