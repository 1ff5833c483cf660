import { sql } from 'kysely';
import { bookingScope, waitingListScope } from '../eventBooking/bookingScope.ts';
import { costScope } from '../estimatedCost/costScope.ts';
import { isBookableBy } from './eventScope.ts';
import { TRUE, type Sql } from '../../db/conditions.ts';
import {
  before,
  type Condition,
  idValue,
  isFlag,
  isId,
  isText,
  onOrAfter,
  textValue,
} from '../../graphql/read/condition.ts';
import type { ListDefinition } from '../../graphql/read/compileList.ts';
import { byColumn } from '../../graphql/read/orderBy.ts';
import { type HasWord, searches } from '../../graphql/read/searches.ts';
import { isFull, waitingListCount } from './eventMeasures.ts';
import { isAtCentre } from './eventMeasures.ts';
import { centreEventEntity } from './centreEventEntity.ts';

const belongs = (parent: string, child: string): Sql =>
  sql`${sql.id(child, 'centre_event_id')} = ${sql.id(parent, 'id')}`;

export const centreEventList: ListDefinition = {
  entity: centreEventEntity,
  conditions: {
    capacity: (value, { alias }) => (value === 'FULL' ? isFull(alias) : sql`not ${isFull(alias)}`),
    cost_currency: withCosts(),
    country_id: isId('country_id'),
    date_start_gte: onOrAfter('date_start'),
    date_start_lt: before('date_start'),
    indication_id: isAtCentre('indication_id'),
    is_published: isFlag('is_published'),
    language: isText('language'),
    // S1: it narrows; no adds nothing.
    restrict_by_current_user: (value, { alias, viewer }) =>
      value === true ? isBookableBy(alias, viewer) : TRUE,
    restrict_countries: isFlag('restrict_countries'),
    text_search: searches((alias, _viewer, has) => eventOrCentre(alias, has)),
    trainer_id: withTrainer(),
    training_centre_id: isId('training_centre_id'),
  },
  order: {
    columns: { DATE_START: byColumn('date_start', true), ID: byColumn('id'), NAME: byColumn('name') },
    relations: {
      event_bookings: {
        table: 'event_bookings',
        scope: bookingScope,
        on: belongs,
        columns: { DATE_CREATED: { column: 'date_created', kind: 'date' } },
      },
      waiting_list_entries: {
        table: 'waiting_list_entries',
        scope: waitingListScope,
        on: belongs,
        count: waitingListCount,
        columns: {
          PRIORITY: { column: 'priority', kind: 'number' },
          DATE_CREATED: { column: 'date_created', kind: 'date' },
        },
      },
      estimated_costs: {
        table: 'estimated_costs',
        scope: costScope,
        on: belongs,
        columns: {
          AMOUNT_EXC_VAT: { column: 'amount_exc_vat', kind: 'number' },
          AMOUNT_INC_VAT: { column: 'amount_inc_vat', kind: 'number' },
        },
      },
    },
  },
  defaultOrder: [{ column: 'DATE_START', order: 'DESC' }],
};

function withTrainer(): Condition {
  return (value, { alias, path }) =>
    sql`exists (select 1 from "centre_event_trainers" "taught" where "taught"."centre_event_id" = ${sql.id(alias, 'id')} and "taught"."trainer_id" = ${idValue(value, path)}::bigint)`;
}

/** S1: only by costs that the viewer may read. */
function withCosts(): Condition {
  return (value, { alias, viewer, path }) => {
    const cost = `${alias}_cost`;
    return sql`exists (select 1 from "estimated_costs" ${sql.id(cost)} where ${sql.id(cost, 'centre_event_id')} = ${sql.id(alias, 'id')} and ${sql.id(cost, 'currency')} = ${textValue(value, path)} and ${costScope(cost, viewer)})`;
  };
}

function eventOrCentre(alias: string, has: HasWord): Sql {
  const centre = sql.id('centre', 'search_text');
  return sql`(${has(sql.id(alias, 'search_text'))} or ${sql.id(alias, 'training_centre_id')} in (select "centre"."id" from "training_centres" "centre" where ${has(centre)}))`;
}
