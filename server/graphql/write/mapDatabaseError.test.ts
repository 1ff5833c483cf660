import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { UserError } from '#server/errors/errors.ts';
import { bookedAlready, capacityBelowBooked, refused } from '#server/errors/bookingRefusals.ts';
import { mapDatabaseError } from './mapDatabaseError.ts';
import type { WriteDefinition } from './WriteDefinition.ts';

const definition: WriteDefinition = {
  type: 'EventBooking',
  table: 'event_bookings',
  noun: 'booking',
  policy: { capability: 'bookings.write', countries: () => expect.fail('not asked here') },
  nameOf: () => null,
  constraints: { event_bookings_one_per_person: (path) => refused(bookedAlready, path) },
  guards: { seats_guarded: (path, numbers) => capacityBelowBooked(path, 'max_staff', numbers) },
};

function refusal(code: string, details: Partial<pg.DatabaseError>): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError(details.message ?? 'refused', 0, 'error'), { code, ...details });
}

function mapped(code: string, details: Partial<pg.DatabaseError>): UserError {
  const error = mapDatabaseError(refusal(code, details), definition, 'input');
  if (!(error instanceof UserError)) throw new Error('It was not mapped.');
  return error;
}

describe('what the database refuses', () => {
  it('is told by the definition where it knows the constraint (C9)', () => {
    const error = mapped('23505', { constraint: 'event_bookings_one_per_person' });
    expect(error.code).toBe('BOOKING_DUPLICATE');
    expect(error.extensions['validation']).toHaveProperty('input.participant');
  });

  it('is told with the numbers of the guard (K2)', () => {
    const error = mapped('23514', { constraint: 'seats_guarded', detail: '{"limit": 1, "used": 2}' });
    expect(error.extensions).toMatchObject({ code: 'CAPACITY_BELOW_BOOKED', limit: 1, used: 2 });
  });

  it('lands on the input of the column that a constraint is named after', () => {
    expect(
      mapped('23503', { constraint: 'event_bookings_centre_event_id_fkey', table: 'event_bookings' })
        .extensions['validation'],
    ).toHaveProperty(['input.centre_event_id']);
    expect(
      mapped('23514', { constraint: 'event_bookings_passport_country_issue_check', table: 'event_bookings' })
        .extensions['validation'],
    ).toHaveProperty(['input.passport_country_issue']);
    expect(mapped('23502', { column: 'booking_type' }).extensions['validation']).toHaveProperty([
      'input.booking_type',
    ]);
  });

  it('never shows the words of the database', () => {
    const message = 'duplicate key value violates unique constraint "secret_name"';
    expect(JSON.stringify(mapped('23505', { message, constraint: 'secret_name' }).toJSON())).not.toContain(
      'secret_name',
    );
  });

  it('asks to try again where somebody else holds the rows (K1)', () => {
    for (const code of ['55P03', '40P01', '40001']) expect(mapped(code, {}).code).toBe('BUSY');
  });

  it('says so where it had to be stopped', () => {
    expect(mapped('57014', {}).code).toBe('QUERY_TOO_SLOW');
  });

  it('stays as it is where it is a fault of ours', () => {
    const fault = refusal('42P01', { message: 'relation does not exist' });
    expect(mapDatabaseError(fault, definition, 'input')).toBe(fault);
  });
});
