import { type RaRecord, useGetManyAggregate, useGetRecordRepresentation } from 'react-admin';

/** The names of records by id, as far as the viewer may see them; asked for once, whoever else asks at the same time. */
export function useNames(resource: string | undefined, ids: readonly unknown[]): ReadonlyMap<string, string> {
  const wanted = ids.filter((id) => typeof id === 'string' || typeof id === 'number').map(String);
  const { data = [] } = useGetManyAggregate<RaRecord>(
    resource ?? '',
    { ids: wanted },
    { enabled: resource !== undefined && wanted.length > 0, retry: false, onError: () => undefined },
  );
  const represent = useGetRecordRepresentation(resource);
  return new Map(
    data.flatMap((record) => {
      // A record that is hidden or gone answers nothing.
      const name = (record as RaRecord | undefined) && represent(record);
      return typeof name === 'string' ? [[String(record.id), name] as const] : [];
    }),
  );
}
