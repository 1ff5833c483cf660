import { useGetList, useListPaginationContext } from 'react-admin';

/** Whether there is no record at all, whatever the list is narrowed by; undefined while that is being asked. */
export function useIsBare(filtered: boolean): boolean | undefined {
  const { resource, total } = useListPaginationContext();
  const isAsked = filtered && total === 0;
  const { total: all, isPending } = useGetList(
    resource,
    { pagination: { page: 1, perPage: 1 }, filter: {}, meta: { pick: true } },
    { enabled: isAsked },
  );
  if (!isAsked) return total === 0;
  return isPending ? undefined : all === 0;
}
