import { sql } from 'kysely';
import { inOwnCountries } from '#server/access/countries.ts';
import { FALSE, or } from '#server/db/conditions.ts';
import type { WritePolicy } from '#server/graphql/write/WritePolicy.ts';
import { belongsTo } from './documentScope.ts';

/** Who attaches, uploads and removes: documents of events and centres of the own countries. */
export const documentPolicy: WritePolicy = {
  capability: 'documents.write',
  countries: (alias, viewer) => {
    const own = (holder: string) => inOwnCountries(sql.id(holder, 'country_id'), viewer);
    return or([
      belongsTo('centre_events', 'centre_event_id', alias, own),
      belongsTo('training_centres', 'training_centre_id', alias, own),
    ]);
  },
};

/** Compliance alone, and everywhere. */
export const approvalPolicy: WritePolicy = { capability: 'documents.approve', countries: () => FALSE };
