import { sql } from 'kysely';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { type LineProblem, readRateFile } from './readRateFile.ts';

/** What the bank or anybody else has published, and of what day. */
export interface RateFile {
  readonly base: string;
  readonly day: string;
  readonly text: string;
}

interface SetBefore {
  readonly id: string;
  readonly rates: Readonly<Record<string, number>>;
}

interface RateChange {
  readonly target: string;
  readonly kind: 'NEW' | 'CHANGED' | 'SAME' | 'MISSING';
  readonly before: number | null;
  readonly after: number;
}

interface RatePreview {
  readonly followsId: string | null;
  readonly changes: readonly RateChange[];
  readonly problems: readonly LineProblem[];
}

/** What an import would do to the set that it would follow; nothing is written. */
export async function previewRates({ context }: WriteSession, asked: RateFile): Promise<RatePreview> {
  const before = await context.reads.value<SetBefore>(
    sql`select json_build_object('id', s.id::text, 'rates',
          coalesce((select json_object_agg(r.target, r.rate) from exchange_rates r where r.set_id = s.id), '{}'))::text
        from exchange_rate_sets s where s.base = ${asked.base} and s.day <= ${asked.day}::date
        order by s.day desc, s.id desc limit 1`,
  );
  const { rates, problems } = readRateFile(asked.text, asked.base);
  return { followsId: before?.id ?? null, changes: compareRates(before?.rates ?? {}, rates), problems };
}

/** Every rate of the set that would be kept, by currency. */
export function compareRates(
  before: SetBefore['rates'],
  given: ReadonlyMap<string, string>,
): readonly RateChange[] {
  const targets = [...new Set([...Object.keys(before), ...given.keys()])].sort();
  return targets.map((target) => {
    const old = before[target] ?? null;
    const text = given.get(target);
    const after = text === undefined ? (old ?? 0) : Number(text);
    return { target, kind: kindOf(old, text === undefined ? null : after), before: old, after };
  });
}

function kindOf(before: number | null, given: number | null): RateChange['kind'] {
  if (given === null) return 'MISSING';
  if (before === null) return 'NEW';
  return before === given ? 'SAME' : 'CHANGED';
}
