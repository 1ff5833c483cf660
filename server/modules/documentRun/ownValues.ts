import { isRecord } from '#server/db/isRecord.ts';
import type { Holder } from '#server/documents/merge/MergeScope.ts';
import { validationFailed } from '#server/errors/errors.ts';
import { textProblem } from '#server/graphql/textLimits.ts';
import { cleanText } from '#server/graphql/write/cleanText.ts';
import { whyNotOwn } from './passports.ts';

/** A value of one's own over that of a record, and what the record said when it was given (M2). */
interface OwnValue {
  readonly value: string;
  readonly source: string | null;
}

/** By record ('PARTICIPANT:12'), then by field. */
export type OwnValues = Readonly<Record<string, Readonly<Record<string, OwnValue>>>>;

/** What the documents of a run say now, by record and field: the only places that an own value can lie over. */
export type Sources = ReadonlyMap<string, ReadonlyMap<string, string | null>>;

const longest = 2_000;
const most = 5_000;
const place = 'input.modifiedFields';

export const holderKey = ({ kind, id }: Pick<Holder, 'kind' | 'id'>): string => `${kind}:${id}`;

const holderOf = (record: string, field: string): Holder => {
  const [kind = '', id = ''] = record.split(':');
  return { kind, id, field };
};

export const ownValueOf = (own: OwnValues, holder: Holder): OwnValue | undefined =>
  own[holderKey(holder)]?.[holder.field];

/** As they are stored, which only this file writes. */
export const storedOwnValues = (value: unknown): OwnValues => (isRecord(value) ? (value as OwnValues) : {});

/** Those of records that the viewer sees. */
export const visibleOwnValues = (own: OwnValues, sources: Sources): OwnValues =>
  Object.fromEntries(Object.entries(own).filter(([record]) => sources.has(record)));

interface Given {
  readonly given: unknown;
  readonly stored: OwnValues;
  readonly sources: Sources;
}

/**
 * The own values as they are to be: what was given takes the place of all that the viewer can see, null takes one away.
 * A text alone lies over what the record says now.
 * @throws validationFailed for records and fields that the run does not have, and for passports
 */
export function nextOwnValues({ given, stored, sources }: Given): OwnValues {
  if (!isRecord(given)) throw refused('Must be an object: by record, such as PARTICIPANT:12, then by field.');
  const hidden = Object.entries(stored).filter(([record]) => !sources.has(record));
  const named = Object.entries(given).map(([record, fields]) => {
    if (!isRecord(fields)) throw refused(`${record} must be an object of fields.`);
    const known = sources.get(record);
    const values = Object.entries(fields).flatMap(([field, value]) => {
      if (value === null || value === undefined) return [];
      const before = stored[record]?.[field];
      if (!known) throw refused(`These documents take nothing from ${record}.`);
      // A template that no longer has the field leaves what was said of it.
      if (!known.has(field) && before === undefined)
        throw refused(`These documents do not say ${field} of ${record}.`);
      const why = whyNotOwn(holderOf(record, field));
      if (why !== null) throw refused(`${record} ${field}: ${why}`);
      return [[field, ownValue(value, { record, field, source: known.get(field) ?? null })] as const];
    });
    return [record, Object.fromEntries(values)] as const;
  });
  const next = [...hidden, ...named].filter(([, fields]) => Object.keys(fields).length > 0);
  if (next.reduce((sum, [, fields]) => sum + Object.keys(fields).length, 0) > most)
    throw refused(`At most ${most} own values.`);
  return Object.fromEntries(next);
}

interface Place {
  readonly record: string;
  readonly field: string;
  readonly source: string | null;
}

function ownValue(given: unknown, { record, field, source }: Place): OwnValue {
  const { value, source: seen } = isRecord(given) ? given : { value: given, source: undefined };
  if (typeof value !== 'string') throw refused(`${record} ${field} must be a text.`);
  const told = typeof seen === 'string' || seen === null ? seen : source;
  const problem = textProblem(value, longest) ?? textProblem(told ?? '', longest);
  if (problem !== null) throw refused(`${record} ${field}: ${problem}`);
  return { value: cleanText(value), source: told };
}

const refused = (message: string) => validationFailed(place, message);
