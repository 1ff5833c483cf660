import pg from 'pg';
import { NoDatabase } from './NoDatabase.ts';

const oldestVersion = 15;

const asked = `select current_setting('server_version_num')::integer / 10000 as version,
  current_setting('server_encoding') as encoding,
  current_setting('transaction_read_only') = 'on' as "isReadOnly",
  coalesce(has_schema_privilege(current_schema(), 'create'), false) as "makesTables"`;

interface ServerFacts {
  readonly version: number;
  readonly encoding: string;
  /** A standby is. */
  readonly isReadOnly: boolean;
  readonly makesTables: boolean;
}

/**
 * What migrations would fail on in words that name no setting.
 * @throws NoDatabase
 */
export async function refuseUnfitServer(url: string, place: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'convene-start' });
  try {
    await client.connect();
    const { rows } = await client.query<ServerFacts>(asked);
    const problem = rows[0] && problemOf(rows[0]);
    if (problem) throw new NoDatabase(place, problem);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Null where there is none. */
export function problemOf({ version, encoding, isReadOnly, makesTables }: ServerFacts): string | null {
  if (version < oldestVersion) return `it is Postgres ${version}, and ${oldestVersion} or later is needed`;
  if (encoding !== 'UTF8')
    return `its encoding is ${encoding}, which has not the letters of all names; make one with encoding 'UTF8'`;
  if (isReadOnly) return 'it takes no writes, as a standby does';
  if (!makesTables)
    return 'its role may not create tables there; make the role the owner of the database, or grant it create on the schema';
  return null;
}
