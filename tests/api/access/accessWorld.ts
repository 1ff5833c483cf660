import type { Role } from '#server/access/roleTable.ts';
import { records, type Fields } from '#tests/factories/records.ts';
import type { Client } from '../Client.ts';
import { updating } from '../mutations.ts';
import { somebody } from '../somebody.ts';
import type { Api } from '../startApi.ts';

/** People of roles and countries, and what they meet. */
export function accessWorldOf(api: Api) {
  const make = records(api.as('administrator').ask);
  return {
    somebody: (roles: readonly Role[], ...codes: readonly string[]) => somebody(api, roles, ...codes),
    update: (who: Client, type: string, input: Fields) => who.send(updating(type), { input }),
    eventIn: async (code: string, over: Fields = {}) =>
      make.event({
        training_centre_id: (await make.centre({ country_id: api.country(code) })).id,
        ...over,
      }),
    personFrom: (code: string) => make.participant({ country_id: api.country(code) }),
  };
}
