import { sql } from 'kysely';
import type { Grants } from '#server/access/Viewer.ts';
import type { Sql } from '#server/db/conditions.ts';
import { participantScope } from './participantScope.ts';

const ofParticipant = /^\/participants\/(\d{1,18})(\/edit)?$/;

/** G3: where the address of a second record leads by now, for whoever sees the participant that it became. */
export function becameAddress(path: string, viewer: Grants): Sql {
  const [, id, rest = ''] = ofParticipant.exec(path) ?? [];
  if (id === undefined) return sql`null`;
  return sql`(select '/participants/' || became.id || ${rest} from participants gone join participants became on became.id = gone.merged_into_id
    where gone.id = ${id}::bigint and ${participantScope('became', viewer)})`;
}
