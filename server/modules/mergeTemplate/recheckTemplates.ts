import type { Database } from '#server/db/Database.ts';
import { sameValue } from '#server/db/Json.ts';
import { problemsOf } from './service.ts';

/** A version of a template that the contract cannot fill any more. */
interface BrokenTemplate {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly problems: readonly string[];
}

/** Every template that says what the contract does not have; asks the database for no more than what it says. */
export async function brokenTemplates(database: Database): Promise<readonly BrokenTemplate[]> {
  const rows = await database.kysely
    .selectFrom('merge_templates')
    .select(['id', 'name', 'version', 'html', 'options', 'contexts'])
    .orderBy('name')
    .orderBy('version')
    .execute();
  return rows
    .map(({ html, options, contexts, ...row }) => ({
      ...row,
      problems: problemsOf({ html, options, contexts }),
    }))
    .filter(({ problems }) => problems.length > 0);
}

/** Keeps of each template what the contract cannot fill, which may have changed since it was saved. */
export async function recheckTemplates(database: Database): Promise<readonly BrokenTemplate[]> {
  const broken = new Map((await brokenTemplates(database)).map((each) => [each.id, each]));
  const kept = await database.kysely.selectFrom('merge_templates').select(['id', 'problems']).execute();
  for (const { id, problems } of kept) {
    const now = broken.get(id)?.problems ?? [];
    if (sameValue(problems, now)) continue;
    await database.kysely
      .updateTable('merge_templates')
      .set({ problems: [...now] })
      .where('id', '=', id)
      .execute();
  }
  return [...broken.values()];
}

/** 'Invitation, version 2: There is no field centreEvent.hotel.' */
export const inWords = ({ name, version, problems }: BrokenTemplate): string =>
  `${name}, version ${version}: ${problems.join(' ')}`;
