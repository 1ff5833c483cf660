import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { compileSql } from '../db/compileSql.ts';
import { TRUE, type Sql } from '../db/conditions.ts';
import { type Capability, type Role, roles } from '../access/roleTable.ts';
import type { Viewer } from '../access/Viewer.ts';
import { bookingScope } from './eventBooking/bookingScope.ts';
import { costScope } from './estimatedCost/costScope.ts';
import { byCountry, inOwnCountries } from '../access/countries.ts';
import { eventScope } from './centreEvent/eventScope.ts';
import { hiddenTrainerFields, partlyHiddenTrainerFields, trainerScope } from './trainer/trainerScope.ts';

const as = (countryIds: readonly string[], ...held: readonly Role[]): Viewer => ({
  id: '7',
  username: 'u',
  roles: held,
  countryIds,
  sessionId: 's',
});
const text = (piece: Sql) => compileSql(piece).text;

describe('country scopes', () => {
  it('give a user without countries nothing (S2)', () => {
    expect(text(inOwnCountries(sql`c`, as([], 'country_manager')))).toBe('false');
    expect(text(eventScope('e', as([], 'country_manager')))).toContain('false');
  });

  it('give a user without roles nothing', () => {
    const nobody = as(['1']);
    const capabilities: readonly Capability[] = [
      'centres.read',
      'participants.read',
      'trainers.read',
      'audit.read',
    ];
    for (const capability of capabilities) expect(text(byCountry(capability, nobody, sql`c`))).toBe('false');
    expect(text(bookingScope('b', nobody))).toContain('false');
  });

  it('let the widest role win', () => {
    expect(byCountry('participants.read', as(['1'], 'viewer', 'global_manager'), sql`c`)).toBe(TRUE);
  });

  it('ask for both countries of a booking, and for the author of a booker', () => {
    const manager = text(bookingScope('b', as(['1'], 'country_manager')));
    expect(manager).toMatch(/"b"\."kept_event_country_id" = any/);
    expect(manager).toMatch(/"b"\."kept_person_country_id" = any/);
    expect(manager).not.toContain('author_id');
    expect(text(bookingScope('b', as(['1'], 'booker')))).toContain('"b"."author_id" = ');
    expect(text(bookingScope('b', as([], 'logistics')))).toBe('("b"."deleted_at" is null)');
  });

  it('open restricted events to global roles without a look at the list', () => {
    for (const role of roles) {
      const scoped = text(eventScope('e', as(['1'], role))).includes('centre_event_allowed_countries');
      expect(scoped, role).toBe(['country_manager', 'booker', 'viewer'].includes(role));
    }
  });
});

describe('what only some may read', () => {
  it('costs outside their lines are not for logistics, unless another role shows them', () => {
    expect(text(costScope('c', as([], 'logistics')))).toContain('"reference" = any');
    expect(costScope('c', as([], 'logistics', 'compliance'))).toBe(TRUE);
    expect(text(costScope('c', as(['1'], 'booker')))).not.toContain('"reference"');
  });

  it('fees and details of trainers', () => {
    expect(hiddenTrainerFields(as([], 'logistics'))).toEqual(
      new Set(['fmvAmount', 'fmvCurrency', 'fmvLastUpdated', 'vatPayable']),
    );
    expect(hiddenTrainerFields(as([], 'viewer'))).toContain('email');
    expect(hiddenTrainerFields(as([], 'administrator'))).toEqual(new Set());
    expect(partlyHiddenTrainerFields(as(['1'], 'country_manager')).size).toBe(0);
    expect(partlyHiddenTrainerFields(as(['1'], 'country_manager', 'booker')).has('fmvAmount')).toBe(true);
    expect(trainerScope('t', as(['1'], 'booker'))).toBe(TRUE);
  });
});
