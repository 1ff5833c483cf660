import { isRow } from '#src/data/Row.ts';
import { parseJson } from '#src/fields/json/parseJson.ts';
import type { ContextField, ImpressionContext } from '../runOperations.ts';

/** A value of one's own, and what the record said when it was given. */
export interface OwnValue {
  readonly value: string;
  readonly source: string | null;
}

/** By record such as PARTICIPANT:12, then by field. */
type OwnValues = Readonly<Record<string, Readonly<Record<string, OwnValue>>>>;

/** What is typed and not saved; null takes an own value away. */
export type Typed = Readonly<Record<string, Readonly<Record<string, OwnValue | null>>>>;

export const recordOf = ({
  mergeContext,
  mergeContextId,
}: Pick<ImpressionContext, 'mergeContext' | 'mergeContextId'>): string => `${mergeContext}:${mergeContextId}`;

/** Own values as the contract has them: as JSON text. */
export function readOwnValues(text: unknown): OwnValues {
  const json = typeof text === 'string' ? parseJson(text) : undefined;
  if (!isRow(json)) return {};
  const rows = Object.entries(json).filter((entry): entry is [string, Record<string, unknown>] =>
    isRow(entry[1]),
  );
  return Object.fromEntries(
    rows.map(([record, fields]) => [
      record,
      Object.fromEntries(
        Object.entries(fields).flatMap(([field, own]) => {
          if (!isRow(own) || typeof own.value !== 'string') return [];
          const source = typeof own.source === 'string' ? own.source : null;
          return [[field, { value: own.value, source }] as const];
        }),
      ),
    ]),
  );
}

const sameOwn = (one: OwnValue | null | undefined, other: OwnValue | null | undefined): boolean =>
  (one?.value ?? null) === (other?.value ?? null) && (one?.source ?? null) === (other?.source ?? null);

/** What is typed, without what is as it was saved. */
export function typeInto(
  typed: Typed,
  saved: OwnValues,
  { record, field }: { readonly record: string; readonly field: string },
  own: OwnValue | null,
): Typed {
  const { [field]: _before, ...others } = typed[record] ?? {};
  const fields = sameOwn(own, saved[record]?.[field]) ? others : { ...others, [field]: own };
  const { [record]: _record, ...rest } = typed;
  return Object.keys(fields).length === 0 ? rest : { ...rest, [record]: fields };
}

/** What is typed and was not sent yet, where what was sent is stored: also what was typed back meanwhile. */
export function typedSince(typed: Typed, sent: Typed, saved: OwnValues): Typed {
  const stored = withTyped(saved, sent);
  const places = [typed, sent].flatMap((all) =>
    Object.entries(all).flatMap(([record, fields]) =>
      Object.keys(fields).map((field) => ({ record, field })),
    ),
  );
  return places.reduce<Typed>((since, place) => {
    const wanted = typed[place.record]?.[place.field];
    const was = saved[place.record]?.[place.field] ?? null;
    return typeInto(since, stored, place, wanted === undefined ? was : wanted);
  }, {});
}

/** All own values with what is typed over them. */
export function withTyped(saved: OwnValues, typed: Typed): OwnValues {
  const records = [...new Set([...Object.keys(saved), ...Object.keys(typed)])];
  return Object.fromEntries(
    records.flatMap((record) => {
      const own = Object.entries({ ...saved[record], ...typed[record] }).flatMap(([field, value]) =>
        value === null ? [] : [[field, value] as const],
      );
      return own.length === 0 ? [] : [[record, Object.fromEntries(own)]];
    }),
  );
}

export const countTyped = (typed: Typed): number =>
  Object.values(typed).reduce((sum, fields) => sum + Object.keys(fields).length, 0);

export interface Conflict {
  readonly record: string;
  readonly field: string;
  readonly mine: string | null;
  readonly theirs: string | null;
}

/** What somebody else saved meanwhile where one has typed (K6); what they saved elsewhere is no reason to ask. */
export function conflictsOf(base: OwnValues, theirs: OwnValues, typed: Typed): readonly Conflict[] {
  return Object.entries(typed).flatMap(([record, fields]) =>
    Object.entries(fields).flatMap(([field, mine]) => {
      const now = theirs[record]?.[field];
      if (sameOwn(now, base[record]?.[field]) || sameOwn(now, mine)) return [];
      return [{ record, field, mine: mine?.value ?? null, theirs: now?.value ?? null }];
    }),
  );
}

interface ShownField {
  readonly own: string;
  readonly differs: boolean;
  /** What the record said when the own value was given, where it says something else now. */
  readonly changedFrom: string | null;
}

/** A field as it would be with what is typed: of what is saved, the server has said how it stands to its source. */
export function shownField(
  field: Pick<ContextField, 'match' | 'source' | 'changedFrom'>,
  saved: OwnValue | undefined,
  typed: OwnValue | null | undefined,
): ShownField {
  if (typed === undefined)
    return { own: saved?.value ?? '', differs: !field.match, changedFrom: field.changedFrom };
  const differs = typed !== null && typed.value !== (field.source ?? '');
  return { own: typed?.value ?? '', differs, changedFrom: null };
}

/** What is typed into a field: nothing takes the own value away, and what was there before is as it was. */
export function ownOf(text: string, source: string | null, saved: OwnValue | undefined): OwnValue | null {
  if (text === saved?.value) return saved;
  return text === '' ? null : { value: text, source };
}
