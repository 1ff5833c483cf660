import { useMemo } from 'react';
import { useGetMany, useGetRecordRepresentation, type RaRecord } from 'react-admin';
import { labelOf } from '../value/labelOf.ts';
import { nameText } from '../value/nameText.ts';
import { useFormatLocale } from '../wording/useFormatLocale.ts';

/** Names of records that are known by id only, by id. One request for all of them, none for none. */
export function useRecordLabels(
  reference: string | undefined,
  ids: readonly string[],
  paths?: readonly string[],
): ReadonlyMap<string, string> {
  const represent = useGetRecordRepresentation(reference);
  const locale = useFormatLocale();
  const { data } = useGetMany<RaRecord>(
    reference ?? '',
    { ids: [...ids], meta: { pick: true } },
    { enabled: reference !== undefined && ids.length > 0 },
  );
  return useMemo(() => {
    // A record that is gone, or hidden from this viewer, comes back as a hole.
    const found = (data ?? []).filter((record: RaRecord | undefined) => record !== undefined);
    return new Map(
      found.map((record) => [
        String(record.id),
        nameText(labelOf(record, paths) ?? textOf(represent(record)) ?? '…', locale),
      ]),
    );
  }, [data, paths, represent, locale]);
}

const textOf = (node: unknown): string | undefined =>
  typeof node === 'string' && node !== '' ? node : undefined;
