import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { entityOf } from '#server/graphql/Entity.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { readSome } from '#server/graphql/read/readResolvers.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { generatedDocumentScope } from './documentRunScope.ts';

interface Made {
  readonly key: string;
  readonly latest: string;
  readonly count: number;
}

type Rows = ReadonlyMap<string, unknown>;

/** The documents that were made of each impression of a run: two statements, however many impressions there are. */
export class MadeDocuments {
  private readonly reads = new Map<string, Promise<Rows>>();

  constructor(private readonly made: ReadonlyMap<string, Made>) {}

  count(key: string): number {
    return this.made.get(key)?.count ?? 0;
  }

  async latest(key: string, context: RequestContext, info: GraphQLResolveInfo): Promise<unknown> {
    const made = this.made.get(key);
    if (!made) return null;
    const place = String(info.path.key);
    const read = this.reads.get(place) ?? this.read(context, info);
    this.reads.set(place, read);
    return (await read).get(made.latest) ?? null;
  }

  private async read(context: RequestContext, info: GraphQLResolveInfo): Promise<Rows> {
    const ids = [...new Set([...this.made.values()].map(({ latest }) => latest))];
    const rows = (alias: string) => sql`${sql.id(alias, 'id')} = any(${ids}::bigint[])`;
    const entity = entityOf(context.entities, 'GeneratedDocument');
    const found = await readSome({ entity, rows, atMost: ids.length }, context, info);
    return new Map(found.map((row) => [String(row['id']), row]));
  }
}

export async function madeDocuments(
  { context, viewer }: WriteSession,
  runId: string,
): Promise<MadeDocuments> {
  const made = await context.reads.list<Made>(
    sql`select coalesce(json_agg(made), '[]')::text from (
          select impression.key, max(d.id)::text as latest, count(*) as count
          from generated_documents d cross join lateral unnest(d.impression_keys) as impression (key)
          where d.document_run_id = ${runId}::bigint and ${generatedDocumentScope('d', viewer)}
          group by impression.key) made`,
  );
  return new MadeDocuments(new Map(made.map((each) => [each.key, each])));
}
