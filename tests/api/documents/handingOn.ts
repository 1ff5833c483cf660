import type { Client } from '../Client.ts';
import type { EventWith, RunWorld } from './runWorld.ts';

/** What tests do with documents once they are made. */
export function handingOnOf(world: RunWorld) {
  const manager = world.api.as('global_manager');
  return {
    /** Their guids; an invitation for each booking, unless another kind is named. */
    made: async (
      event: Pick<EventWith, 'id'>,
      runType = 'INVITATION',
      input: object = {},
    ): Promise<readonly string[]> => {
      const run = await world.open(manager, runType, { centre_event_id: event.id });
      const { rows } = await world.ended(manager, await world.generate(manager, { key: run.key, ...input }));
      return rows.map(({ result }) => (JSON.parse(result ?? '{}') as { guid: string }).guid);
    },
    /** `template_id` says the covering text. */
    sent: (who: Client, documentGuids: readonly string[], input: { readonly template_id: string }) =>
      who.send('mutation ($input: SendDocumentsInput!) { task: sendDocuments(input: $input) { id } }', {
        input: { documentGuids, subject: 'Your invitation', ...input },
      }),
    archive: (who: Client, documentGuids: readonly string[]) =>
      who.send('mutation ($guids: [ID!]!) { address: generateDocumentArchive(documentGuids: $guids) }', {
        guids: documentGuids,
      }),
  };
}
