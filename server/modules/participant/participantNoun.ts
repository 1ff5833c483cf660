import { sql } from 'kysely';
import { hiddenParticipantFields } from './personalFieldsScope.ts';
import { bookingScope, waitingListScope } from '../eventBooking/bookingScope.ts';
import { and, type Sql } from '#server/db/conditions.ts';
import { isNoneOfIds, isOneOfIds } from '#server/graphql/read/condition.ts';
import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import { searches } from '#server/graphql/read/searches.ts';
import { figuresOfPerson, isNotCancelled } from '../eventBooking/bookingMeasures.ts';
import { participantService } from './service.ts';
import { participantEntity } from './participantEntity.ts';

export const participantNoun = defineNoun({
  entity: participantEntity,
  list: {
    filters: {
      // Who may not read e-mail addresses must not find people by them either.
      text_search: searches((alias, viewer, has) =>
        hiddenParticipantFields(viewer).has('email')
          ? and([has(sql.id(alias, 'search_text')), has(sql`f_search(${visibleText(alias)})`)])
          : has(sql.id(alias, 'search_text')),
      ),
      countries: isOneOfIds('country_id'),
      id_not_in: isNoneOfIds('id'),
    },
    related: {
      event_bookings: {
        type: 'EventBooking',
        table: 'event_bookings',
        scope: bookingScope,
        on: 'participant_id',
        counted: isNotCancelled,
        kept: figuresOfPerson,
      },
      waiting_list_entries: {
        type: 'WaitingListEntry',
        table: 'waiting_list_entries',
        scope: waitingListScope,
        on: 'participant_id',
      },
    },
    defaultOrder: [{ column: 'LAST_NAME', order: 'ASC' }],
  },
  writes: participantService,
});

function visibleText(alias: string): Sql {
  return sql`concat_ws(' ', ${sql.id(alias, 'full_name')}, ${sql.id(alias, 'city')}, ${sql.id(alias, 'onekey_id')}, ${sql.id(alias, 'veeva_id')})`;
}
