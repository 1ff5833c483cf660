import { sql } from 'kysely';
import { centreScope } from '../trainingCentre/centreScope.ts';
import { eventScope } from '../centreEvent/eventScope.ts';
import { seesNamesOnly } from './trainerScope.ts';
import { and, type Sql } from '../../db/conditions.ts';
import { isFlag, isId, isOneOfIds } from '../../graphql/read/condition.ts';
import { searches } from '../../graphql/read/searches.ts';
import type { ListDefinition } from '../../graphql/read/compileList.ts';
import { byColumn } from '../../graphql/read/orderBy.ts';
import { days, flags, ids, moments, numbers, texts } from '../../graphql/read/testedColumn.ts';
import { whereConditions } from '../../graphql/read/whereConditions.ts';
import { trainerEntity } from './trainerEntity.ts';

const teachesAt = (parent: string, child: string): Sql =>
  sql`exists (select 1 from "centre_event_trainers" "taught" where "taught"."centre_event_id" = ${sql.id(child, 'id')} and "taught"."trainer_id" = ${sql.id(parent, 'id')})`;
const teachesFor = (parent: string, child: string): Sql =>
  sql`exists (select 1 from "training_centre_trainers" "taught" where "taught"."training_centre_id" = ${sql.id(child, 'id')} and "taught"."trainer_id" = ${sql.id(parent, 'id')})`;

const conditions = whereConditions({
  guards: trainerEntity,
  columns: {
    ID: ids('id', 'id'),
    FIRST_NAME: texts('first_name', 'firstName'),
    LAST_NAME: texts('last_name', 'lastName'),
    FULL_NAME: texts('full_name', 'fullName'),
    EMAIL: texts('email', 'email'),
    CITY: texts('city', 'city'),
    COUNTRY_ID: ids('country_id', 'countryId'),
    HOSPITAL: texts('hospital', 'hospital'),
    FACULTY: texts('faculty', 'faculty'),
    POSITION: texts('position', 'position'),
    PRIMARY_LANGUAGE: texts('primary_language', 'primaryLanguage'),
    FMV_AMOUNT: numbers('fmv_amount', 'fmvAmount'),
    FMV_CURRENCY: texts('fmv_currency', 'fmvCurrency'),
    FMV_LAST_UPDATED: days('fmv_last_updated', 'fmvLastUpdated'),
    VAT_PAYABLE: flags('vat_payable', 'vatPayable'),
    IS_DISABLED: flags('is_disabled', 'isDisabled'),
    SAP_NUMBER: texts('sap_number', 'sapNumber'),
    ONEKEY_ID: texts('onekey_id', 'onekeyId'),
    VEEVA_ID: texts('veeva_id', 'veevaId'),
    DATE_CREATED: moments('date_created', 'dateCreated'),
    DATE_MODIFIED: moments('date_modified', 'dateModified'),
  },
  relations: {
    CENTRE_EVENTS: {
      table: 'centre_events',
      scope: eventScope,
      on: teachesAt,
      columns: {
        ID: ids('id', 'id'),
        NAME: texts('name', 'name'),
        COUNTRY_ID: ids('country_id', 'countryId'),
        IS_PUBLISHED: flags('is_published', 'isPublished'),
        DATE_START: days('date_start', 'dateStart'),
        DATE_END: days('date_end', 'dateEnd'),
        TRAINING_CENTRE_ID: ids('training_centre_id', 'trainingCentreId'),
      },
    },
    TRAINING_CENTRES: {
      table: 'training_centres',
      scope: centreScope,
      on: teachesFor,
      columns: {
        ID: ids('id', 'id'),
        NAME: texts('name', 'name'),
        COUNTRY_ID: ids('country_id', 'countryId'),
        IS_PUBLISHED: flags('is_published', 'isPublished'),
        INDICATION_ID: ids('indication_id', 'indicationId'),
      },
    },
  },
});

export const trainerList: ListDefinition = {
  entity: trainerEntity,
  conditions: {
    // To whom a trainer is a name, hospitals and addresses must not be found out by searching for them.
    text_search: searches((alias, viewer, has) =>
      seesNamesOnly(viewer)
        ? and([has(sql.id(alias, 'search_text')), has(sql`f_search(${sql.id(alias, 'full_name')})`)])
        : has(sql.id(alias, 'search_text')),
    ),
    country_id: isId('country_id'),
    id: isOneOfIds('id'),
    is_disabled: isFlag('is_disabled'),
    whereConditions: conditions,
  },
  order: {
    columns: {
      DATE_CREATED: byColumn('date_created'),
      FIRST_NAME: byColumn('first_name', true),
      ID: byColumn('id'),
      LAST_NAME: byColumn('last_name'),
    },
    relations: {
      centre_events: {
        table: 'centre_events',
        scope: eventScope,
        on: teachesAt,
        columns: { DATE_START: { column: 'date_start', kind: 'date' } },
      },
    },
  },
  defaultOrder: [{ column: 'LAST_NAME', order: 'ASC' }],
};
