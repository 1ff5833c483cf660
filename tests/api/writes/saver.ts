import type { Fields } from '#tests/factories/records.ts';
import type { Answer } from '../Client.ts';
import { creating, updating } from '../mutations.ts';
import type { Api } from '../startApi.ts';

/** Sends a create or an update, by an administrator unless somebody else is named. */
export function saver(api: () => Api) {
  return (
    verb: 'create' | 'update',
    type: string,
    input: Fields,
    fields = 'dateModified',
    as = 'administrator',
  ): Promise<Answer> => {
    const saving = verb === 'create' ? creating : updating;
    return api().as(as).send(saving(type, fields), { input });
  };
}

/** What was selected of the record that was written. @throws where it was refused. */
export function made(answer: Answer): Fields {
  if (answer.errors !== undefined) throw new Error(JSON.stringify(answer.errors));
  return answer.data?.['made'] as Fields;
}
