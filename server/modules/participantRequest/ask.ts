import { sql } from 'kysely';
import { isId, run } from '#server/db/rows.ts';
import { validationFailed } from '#server/errors/errors.ts';
import type { Keyed } from '#server/graphql/idempotency/onceByKey.ts';
import { NOT_VISIBLE } from '#server/graphql/write/references.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { requestService } from './requestService.ts';
import type { RequestKind } from './requestScope.ts';
import { tellDeciders } from './tell.ts';

export interface Asked extends Keyed {
  readonly participant_id: string;
  readonly duplicate_id?: string;
  readonly reason: string;
}

/** What a manager may not do with a participant is asked of those who may (ADR 45). Answers the request's id. */
export const ask =
  (kind: RequestKind) =>
  (session: WriteSession, { participant_id, duplicate_id, reason }: Asked): Promise<string> => {
    const about = duplicate_id === undefined ? { participant_id } : { participant_id, duplicate_id };
    for (const [key, id] of Object.entries(about))
      if (!isId(id)) throw validationFailed(`input.${key}`, NOT_VISIBLE);
    return requestService.transaction(session, async (write) => {
      // Whoever merges or erases them at this moment holds them: what is asked for is not done already.
      await run(
        write.tx,
        sql`select 1 from participants p where p.id = any(${Object.values(about)}::bigint[]) order by p.id for share`,
      );
      const fixed = { kind, author_id: write.viewer.id };
      const id = await requestService.createIn(write, { ...about, reason }, 'input', fixed);
      await tellDeciders(write, id, kind);
      return id;
    });
  };
