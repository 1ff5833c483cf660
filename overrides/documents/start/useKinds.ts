import { decide } from '#src/data/access/Permission.ts';
import { useAccessTo, useMayIn } from '#src/data/access/useAccess.ts';
import type { DocumentRunType } from '#src/generated/schema.ts';

/** Those kinds that the viewer may make, as far as their roles tell. */
export function useKinds(kinds: readonly DocumentRunType[]): readonly DocumentRunType[] {
  const mayList = useMayIn('documentRuns', 'list').allowed;
  const access = useAccessTo('DocumentRunEntry');
  return kinds.filter((kind) => mayList && decide(`make_${kind.toLowerCase()}`, access, undefined).allowed);
}
