import { describe, expect, it } from 'vitest';
import { unique } from '#tests/factories/records.ts';
import { outcomeOf, validationOf } from '../Client.ts';
import { auditsOf } from './crudSuite.ts';
import { made, saver } from './saver.ts';
import { useApi } from '../useApi.ts';

const api = useApi();
const send = saver(() => api);

describe('a booking', () => {
  it('creates its participant in the same transaction, or none at all', async () => {
    const event = await api.make.event();
    const name = `Both ${unique()}`;
    const input = {
      booking_status: 'NEW',
      booking_type: 'TRAINEE',
      centre_event_id: event.id,
      date_arrival: '2027-06-10',
      date_departure: '2027-06-09',
    };
    const answer = await send('create', 'EventBooking', {
      ...input,
      participant: { create: { last_name: name } },
    });
    expect(Object.keys(validationOf(answer))).toEqual(['input.date_departure']);
    const found = async () => {
      const query =
        'query ($name: String) { participants(where: { text_search: $name }) { paginatorInfo { total } } }';
      return (
        (await api.as('administrator').ask(query, { name }))['participants'] as {
          paginatorInfo: { total: number };
        }
      ).paginatorInfo.total;
    };
    expect(await found()).toBe(0);
    made(
      await send('create', 'EventBooking', {
        ...input,
        date_departure: '2027-06-12',
        participant: { create: { last_name: name } },
      }),
    );
    expect(await found()).toBe(1);
  });

  it('takes a new participant or a known one, not both, and tells what is wrong with a new one', async () => {
    const event = await api.make.event();
    const input = { booking_status: 'NEW', booking_type: 'TRAINEE', centre_event_id: event.id };
    const both = await send('create', 'EventBooking', {
      ...input,
      participant: { connect: '1', create: { last_name: 'x' } },
    });
    expect(Object.keys(validationOf(both))).toEqual(['input.participant']);
    const blank = await send('create', 'EventBooking', {
      ...input,
      participant: { create: { last_name: '' } },
    });
    expect(Object.keys(validationOf(blank))).toEqual(['input.participant.create.last_name']);
  });

  it('is one per event and person, until it is cancelled (C9)', async () => {
    const [event, person] = [await api.make.event(), await api.make.participant()];
    const input = {
      booking_status: 'NEW',
      booking_type: 'TRAINEE',
      centre_event_id: event.id,
      participant: { connect: person.id },
    };
    const first = made(await send('create', 'EventBooking', input, 'id'));
    const second = await send('create', 'EventBooking', input);
    expect(outcomeOf(second)).toBe('BOOKING_DUPLICATE');
    expect(validationOf(second)).toHaveProperty(['input.participant']);
    made(await send('update', 'EventBooking', { id: first['id'], booking_status: 'CANCELLED' }));
    made(await send('create', 'EventBooking', input));
  });

  it('belongs to whoever made it, and expires while nobody is named (P1, P4)', async () => {
    const event = await api.make.event({ placeholder_expiry_days: 14 });
    const placeholder = made(
      await send(
        'create',
        'EventBooking',
        { booking_status: 'NEW', booking_type: 'TRAINEE', centre_event_id: event.id },
        'id dateExpiry authorId',
      ),
    );
    expect(placeholder).toMatchObject({ dateExpiry: '2026-12-05', authorId: '1' });
    const named = { id: placeholder['id'], participant: { connect: (await api.make.participant()).id } };
    expect(made(await send('update', 'EventBooking', named, 'dateExpiry'))).toEqual({ dateExpiry: null });
    expect(
      made(
        await send(
          'update',
          'EventBooking',
          { id: placeholder['id'], participant: null },
          'dateExpiry participantId',
        ),
      ),
    ).toEqual({ dateExpiry: '2026-12-05', participantId: null });
  });

  it('keeps the expiry it has when the event’s days change (P3)', async () => {
    const event = await api.make.event({ placeholder_expiry_days: 14 });
    const placeholder = await api.make.booking({ centre_event_id: event.id });
    made(await send('update', 'CentreEvent', { id: event.id, placeholder_expiry_days: 30 }));
    expect(
      made(await send('update', 'EventBooking', { id: placeholder.id, notes: 'x' }, 'dateExpiry')),
    ).toEqual({ dateExpiry: '2026-12-05' });
  });

  it('refuses leaving before arriving, whichever of the two changes (B7)', async () => {
    const booking = await api.make.booking({ date_check_in: '2027-06-10', date_check_out: '2027-06-12' });
    expect(
      validationOf(await send('update', 'EventBooking', { id: booking.id, date_check_out: '2027-06-09' })),
    ).toHaveProperty(['input.date_check_out']);
    expect(
      validationOf(await send('update', 'EventBooking', { id: booking.id, date_check_in: '2027-06-13' })),
    ).toHaveProperty(['input.date_check_in']);
  });

  it('refuses a day of birth that is still to come', async () => {
    const { id } = await api.make.booking();
    expect(validationOf(await send('update', 'EventBooking', { id, date_of_birth: '2975-03-02' }))).toEqual({
      'input.date_of_birth': ['Must not be after today.'],
    });
  });

  it('keeps passports out of the audit, and a masked number out of the passport (G4)', async () => {
    const booking = await api.make.booking({ passport_number: 'XK1234567', passport_country_issue: 'DE' });
    const audits = async () => JSON.stringify(await auditsOf(api, 'EventBooking', booking.id));
    expect(await audits()).toContain('passport_number');
    expect(await audits()).not.toContain('XK1234567');
    made(await send('update', 'EventBooking', { id: booking.id, passport_number: '••••67', notes: 'y' }));
    expect(
      made(await send('update', 'EventBooking', { id: booking.id, notes: 'z' }, 'passportNumber')),
    ).toEqual({ passportNumber: '••••67' });
  });

  it('on a restricted event is for people of its countries (S2)', async () => {
    const event = await api.make.event({
      restrict_countries: true,
      allowed_countries: { sync: [api.country('SE')] },
    });
    const from = async (code: string) => {
      const { id } = await api.make.participant({ country_id: api.country(code) });
      return send('create', 'EventBooking', {
        booking_status: 'NEW',
        booking_type: 'TRAINEE',
        centre_event_id: event.id,
        participant: { connect: id },
      });
    };
    expect(validationOf(await from('JP'))).toHaveProperty(['input.participant']);
    expect(outcomeOf(await from('SE'))).toBe('ok');
  });
});

describe('the waiting list (W2)', () => {
  it('holds a person once per event, and nobody who is booked', async () => {
    const [event, person] = [await api.make.event({ max_trainees: 1 }), await api.make.participant()];
    const booked = await api.make.participant();
    await api.make.booking({ centre_event_id: event.id, participant: { connect: booked.id } });
    const input = { centre_event_id: event.id, participant: { connect: person.id } };
    made(await send('create', 'WaitingListEntry', input));
    expect(outcomeOf(await send('create', 'WaitingListEntry', input))).toBe('WAITING_DUPLICATE');
    const answer = await send('create', 'WaitingListEntry', {
      ...input,
      participant: { connect: booked.id },
    });
    expect(outcomeOf(answer)).toBe('ALREADY_BOOKED');
    expect(validationOf(answer)).toHaveProperty(['input.participant']);
  });
});
