import { useMemo } from 'react';
import { useGetMany, useGetRecordRepresentation, type RaRecord } from 'react-admin';
import { labelOf } from '../value/labelOf.ts';
import { nameText } from '../value/nameText.ts';
import { useFormatLocale } from '../wording/useFormatLocale.ts';

/**
 * Names of records that are known by id only, by id: one request for all of them, none for none. What is sorted by them
 * waits until they are there; once they are read, the others have none.
 */
export function useRecordLabels(
  reference: string | undefined,
  ids: readonly string[],
  paths?: readonly string[],
): { readonly labels: ReadonlyMap<string, string>; readonly isLoading: boolean; readonly isRead: boolean } {
  const represent = useGetRecordRepresentation(reference);
  const locale = useFormatLocale();
  const { data, isLoading } = useGetMany<RaRecord>(
    reference ?? '',
    { ids: [...ids], meta: { pick: true } },
    { enabled: reference !== undefined && ids.length > 0 },
  );
  const labels = useMemo(() => {
    // A record that is gone, or hidden from this viewer, comes back as a hole.
    const found = (data ?? []).filter((record: RaRecord | undefined) => record !== undefined);
    return new Map(
      found.map((record) => [
        String(record.id),
        nameText(labelOf(record, paths) ?? textOf(represent(record)) ?? '…', locale),
      ]),
    );
  }, [data, paths, represent, locale]);
  return { labels, isLoading, isRead: data !== undefined };
}

const textOf = (node: unknown): string | undefined =>
  typeof node === 'string' && node !== '' ? node : undefined;
