import { editPath } from '#src/fields/relation/recordPath.ts';
import type { MergeContext } from '#src/generated/schema.ts';
import { sectionPath } from '#src/screens/sectionInAddress.ts';
import { contextResource } from './contextResource.ts';

/** Where a value of a record is entered, at its field; what trainers are paid is entered on the page of the event. */
export function mendPath(
  context: MergeContext,
  id: string,
  { eventId, field }: { readonly eventId: string; readonly field?: string | null },
): string {
  const resource = contextResource[context];
  return resource === undefined
    ? sectionPath('events', eventId, 'honoraria')
    : `${editPath(resource, id)}${field ? `?field=${field.split('.')[0]}` : ''}`;
}
