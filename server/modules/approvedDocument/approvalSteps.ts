import { sql } from 'kysely';
import { run } from '#server/db/rows.ts';
import type { Write } from '#server/graphql/write/WriteDefinition.ts';

interface Step {
  readonly event: 'ATTACHED' | 'UPLOADED' | 'APPROVED' | 'WITHDRAWN';
  readonly reason?: string;
}

/** Appends to the life of a document what was just done with it, with the hash and the file of then; of an approval all it holds for. */
export async function recordStep(write: Write, id: string, { event, reason }: Step): Promise<void> {
  await run(
    write.tx,
    sql`insert into approval_steps (approved_document_id, event, user_id, uploader_id, date, hash, file_hash, jobcode, reason, facts)
        select d.id, ${event}, ${write.viewer.id}, d.author_id, ${write.now.toISOString()}, case when ${event} = 'APPROVED' then d.field_hash else approved_document_hash(d.id) end, d.file_hash,
          case when ${event} = 'APPROVED' then d.jobcode end, ${reason ?? null}, case when ${event} = 'APPROVED' then d.kept_facts end
        from approved_documents d where d.id = ${id}`,
  );
}
