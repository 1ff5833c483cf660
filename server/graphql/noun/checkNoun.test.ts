import { GraphQLEnumType, GraphQLInt, GraphQLList, GraphQLNonNull, GraphQLString } from 'graphql';
import { describe, expect, it } from 'vitest';
import { isNotDeleted } from '#server/access/countries.ts';
import { TRUE } from '#server/db/conditions.ts';
import type { Entity } from '../Entity.ts';
import { Writes } from '../write/Writes.ts';
import { checkNoun } from './checkNoun.ts';
import { refusedAnswers, refusedScalars, refusedValues } from './columnMisfits.ts';
import { defineNoun } from './defineNoun.ts';

const scope = () => TRUE;
const trainer: Entity = { type: 'Trainer', table: 'trainers', scope };

describe('checkNoun names what nothing stands behind, with the place that wants a line', () => {
  it('a field without a column or definition', () => {
    const entity: Entity = { type: 'Country', table: 'indications', scope };
    const lacks = checkNoun(
      defineNoun({ entity, list: { defaultOrder: [{ column: 'NAME', order: 'ASC' }] } }),
    );
    expect(lacks).toContain(
      'Country.countryCode wants a column country_code in indications, or a definition in server/modules/country/',
    );
  });

  it('a type that the contract does not have, and a table that no migration makes, and nothing else of them', () => {
    expect(checkNoun(defineNoun({ entity: { ...trainer, type: 'Coach' } }))).toEqual([
      'Coach is a type that the contract does not have, declared in server/modules/coach/',
    ]);
    const noTable = { ...trainer, table: 'coaches' };
    expect(checkNoun(defineNoun({ entity: noTable, list: { defaultOrder: [] } }))).toEqual([
      'Trainer wants a table coaches, by a migration that migrations.ts lists and npm run generate:tables, or another name for it in server/modules/trainer/',
    ]);
  });

  it('a filter, an order and a condition without SQL', () => {
    const entity: Entity = { ...trainer, table: 'countries' };
    const lacks = checkNoun(defineNoun({ entity, list: { defaultOrder: [] } }));
    const place = 'in server/modules/trainer/trainerNoun.ts';
    expect(lacks).toContain(
      `trainers wants a column country_id in countries, or a filter country_id ${place}`,
    );
    expect(lacks).toContain(`trainers wants a column last_name in countries, or an order LAST_NAME ${place}`);
    expect(lacks).toContain(
      `trainers wants a column hospital in countries, or a condition on HOSPITAL ${place}`,
    );
  });

  it('a field that is hidden and has another name by now', () => {
    const hiddenFields = () => new Set(['sapNumber', 'supplierNumber']);
    const lacks = checkNoun(defineNoun({ entity: { ...trainer, hiddenFields } }));
    const place = 'in server/modules/trainer/';
    expect(lacks.filter((lack) => lack.includes('hides'))).toEqual([
      `Trainer hides a field supplierNumber, which it does not have, ${place}`,
    ]);
  });

  it('a field that is hidden and may not be empty', () => {
    const hiddenFields = () => new Set(['lastName', 'centreEvents', 'city']);
    const lacks = checkNoun(defineNoun({ entity: { ...trainer, hiddenFields } }));
    expect(lacks.filter((lack) => lack.includes('hides'))).toEqual([
      'Trainer hides a field lastName, which may not be empty, in server/modules/trainer/',
    ]);
  });

  it('inputs without writes, and one that nothing stores', () => {
    const lacks = checkNoun(defineNoun({ entity: trainer }));
    expect(lacks).toContain('trainers wants a list in server/modules/trainer/trainerNoun.ts');
    expect(lacks).toContain('Trainer has inputs and wants writes in server/modules/trainer/');
    const writes = new Writes({
      type: 'Trainer',
      table: 'countries',
      noun: 'trainer',
      policy: { capability: 'trainers.write', countries: scope },
      nameOf: (row) => row.name,
    });
    const lost = checkNoun(defineNoun({ entity: trainer, writes }));
    expect(lost).toContain(
      "Trainer's input last_name wants a column last_name in countries, or a part in server/modules/trainer/",
    );
  });

  it('a file over a column of text, which would keep no address of it', () => {
    const policy = { capability: 'trainers.write', countries: scope } as const;
    const writes = new Writes({
      type: 'Trainer',
      table: 'trainers',
      noun: 'trainer',
      policy,
      nameOf: (row) => row.last_name,
    });
    expect(checkNoun(defineNoun({ entity: trainer, writes }))).toContain(
      "Trainer's input photo is a file, and wants to be among the images, or a part in server/modules/trainer/",
    );
  });

  it('a scope that shows what was deleted', () => {
    const lacksOf = (shown: Entity['scope']) => {
      const writes = new Writes({
        type: 'Redirect',
        table: 'redirects',
        noun: 'redirect',
        policy: { capability: 'redirects.write', countries: scope },
        nameOf: (row) => row.path,
        deletedColumn: 'deleted_at',
      });
      return checkNoun(
        defineNoun({ entity: { type: 'Redirect', table: 'redirects', scope: shown }, writes }),
      ).filter((lack) => lack.includes('deleted,'));
    };
    expect(lacksOf(scope)).toEqual([
      'Redirect can be deleted, and wants isNotDeleted in its scope in server/modules/redirect/',
    ]);
    expect(lacksOf(isNotDeleted)).toEqual([]);
  });

  it('a field that may not answer what its column holds', () => {
    const kinds = new GraphQLEnumType({ name: 'BookingStatus', values: { NEW: {} } });
    const text = new GraphQLNonNull(GraphQLString);
    expect(refusedAnswers('trainers', 'city', text)).toEqual([
      'wants trainers.city to be never empty, by a migration',
    ]);
    expect(refusedAnswers('trainers', 'last_name', text)).toEqual([]);
    expect(refusedAnswers('reportable_spend', 'name', text)).toEqual([]);
    expect(refusedAnswers('event_bookings', 'booking_status', kinds)).toContain(
      'wants CONFIRMED out of the check of event_bookings.booking_status, by a migration',
    );
  });

  it('a scalar over a column of another kind, in what is read and what is written', () => {
    expect(refusedScalars('agenda_items', 'order', GraphQLInt)).toEqual([]);
    expect(refusedScalars('agenda_items', 'order', GraphQLString)).toEqual([
      'wants agenda_items.order to be of the kind text, not number',
    ]);
    expect(refusedScalars('agenda_items', 'time_start', new GraphQLNonNull(GraphQLInt))).toEqual([
      'wants agenda_items.time_start to be of the kind number or id, not localMoment',
    ]);
    expect(refusedScalars('trainers', 'city', new GraphQLList(GraphQLString))).toEqual([
      'wants trainers.city to be of the kind list or json, not text',
    ]);
    const writes = new Writes({
      type: 'EventBooking',
      table: 'event_bookings',
      noun: 'booking',
      policy: { capability: 'bookings.write', countries: scope },
      nameOf: () => '',
    });
    const entity: Entity = { type: 'EventBooking', table: 'event_bookings', scope };
    const stray = 'wants event_bookings.passport_expiration_date to be of the kind day, not text, or a';
    expect(checkNoun(defineNoun({ entity, writes })).filter((lack) => lack.includes('of the kind'))).toEqual([
      `EventBooking.passportExpirationDate ${stray} definition in server/modules/eventBooking/`,
      `EventBooking's input passport_expiration_date ${stray} part in server/modules/eventBooking/`,
    ]);
  });

  it('many records of a type, and a value that no column takes', () => {
    const lacks = checkNoun(defineNoun({ entity: trainer }));
    expect(lacks).toContain(
      'Trainer.centreEvents wants a relation, or a definition in server/modules/trainer/',
    );
    const status = new GraphQLEnumType({ name: 'BookingStatus', values: { NEW: {}, POSTPONED: {} } });
    expect(refusedValues('event_bookings', [{ name: 'booking_status', type: status }])).toEqual([
      'input booking_status wants POSTPONED in the check of event_bookings.booking_status, by a migration, or a part',
    ]);
  });
});
