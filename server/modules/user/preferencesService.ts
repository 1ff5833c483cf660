import { isRecord } from '#server/db/isRecord.ts';
import { validationFailed } from '#server/errors/errors.ts';
import { update } from '#server/db/rows.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { userService } from './service.ts';

/**
 * Saves one's own display preferences, never anybody else's. Answers the user's id. The audit tells what happens to the
 * company's records: how somebody likes to see them would fill the log and tell nobody anything (S4).
 * @throws validationFailed for what is no JSON object.
 */
export async function savePreferences(session: WriteSession, preferences: string): Promise<string> {
  if (!isJsonObject(preferences))
    throw validationFailed({ preferences: ['This must be a JSON object as text.'] });
  const { id } = session.viewer;
  await userService.transaction(session, ({ tx }) => update(tx, 'users', id, { preferences }));
  return id;
}

function isJsonObject(text: string): boolean {
  try {
    return isRecord(JSON.parse(text));
  } catch {
    return false;
  }
}
