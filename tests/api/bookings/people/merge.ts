import type { Fields } from '#tests/factories/records.ts';
import type { Answer, Client } from '#tests/api/Client.ts';

/** G3: what a client sends. */
export const merge = (who: Client, id: string, duplicate: string, over: Fields = {}): Promise<Answer> =>
  who.send(
    'mutation ($input: MergeParticipantsInput!) { made: mergeParticipants(input: $input) { id onekeyId email city bookingCount } }',
    { input: { id, duplicate_id: duplicate, ...over } },
  );
