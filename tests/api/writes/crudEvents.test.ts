import { describe, expect, it } from 'vitest';
import { outcomeOf, validationOf } from '../Client.ts';
import { auditsOf } from './crudSuite.ts';
import { made, saver } from './saver.ts';
import { useApi } from '../useApi.ts';
import { deleting } from '../mutations.ts';

const api = useApi();
const send = saver(() => api);

describe('an event', () => {
  it('takes zone and country over from its centre (D1)', async () => {
    const [centre, other] = [
      await api.make.centre({ country_id: api.country('JP'), time_zone: 'Asia/Tokyo' }),
      await api.make.centre({ country_id: api.country('PL'), time_zone: 'Europe/Warsaw' }),
    ];
    const event = made(
      await send(
        'create',
        'CentreEvent',
        { name: 'Course', training_centre_id: centre.id },
        'id timeZone countryId',
      ),
    );
    expect(event).toMatchObject({ timeZone: 'Asia/Tokyo', countryId: api.country('JP') });
    const moved = made(
      await send(
        'update',
        'CentreEvent',
        { id: event['id'], training_centre_id: other.id },
        'timeZone countryId',
      ),
    );
    expect(moved).toEqual({ timeZone: 'Europe/Warsaw', countryId: api.country('PL') });
  });

  it.each(['Open', '延期', 'Waiting for the venue – ask Zoë'])(
    'takes %s as a status: it is free text',
    async (status) => {
      const event = await api.make.event();
      const input = { id: event.id, event_status: status };
      expect(made(await send('update', 'CentreEvent', input, 'eventStatus'))).toEqual({
        eventStatus: status,
      });
    },
  );

  it('keeps a country of its own when it moves', async () => {
    const event = await api.make.event({ country_id: api.country('SE') });
    const moved = made(
      await send(
        'update',
        'CentreEvent',
        { id: event.id, training_centre_id: (await api.make.centre()).id },
        'countryId',
      ),
    );
    expect(moved).toEqual({ countryId: api.country('SE') });
  });

  it('refuses days that run backwards and limits below zero', async () => {
    const event = await api.make.event();
    const answer = await send('update', 'CentreEvent', {
      id: event.id,
      date_end: '2027-06-01',
      max_trainees: -1,
    });
    expect(Object.keys(validationOf(answer)).sort()).toEqual(['input.date_end', 'input.max_trainees']);
    const days = { date_start: null, date_end: '2027-06-01' };
    expect(validationOf(await send('update', 'CentreEvent', { id: event.id, ...days }))).toEqual({
      'input.date_start': ['An event with a last day needs a first one.'],
    });
  });

  it('refuses a last day of another century', async () => {
    const event = await api.make.event({ date_start: '2027-06-10', date_end: '2027-06-11' });
    const until = (date_end: string) => send('update', 'CentreEvent', { id: event.id, date_end });
    expect(validationOf(await until('2127-06-11'))).toEqual({
      'input.date_end': ['An event lasts two years at most.'],
    });
    expect(outcomeOf(await until('2029-06-09'))).toBe('ok');
    expect(outcomeOf(await until('2029-06-10'))).toBe('VALIDATION');
  });

  it('cannot be deleted while a booking holds a seat, and can once it is cancelled (B5, C1)', async () => {
    const event = await api.make.event();
    const booking = await api.make.booking({ centre_event_id: event.id });
    const remove = () => api.as('administrator').send(deleting('CentreEvent'), { id: event.id });
    expect(outcomeOf(await remove())).toBe('EVENT_HAS_BOOKINGS');
    made(await send('update', 'EventBooking', { id: booking.id, booking_status: 'CANCELLED' }));
    expect(outcomeOf(await remove())).toBe('ok');
  });

  it('refuses unknown fields to collect (G1)', async () => {
    const answer = await send('create', 'CentreEvent', {
      name: 'x',
      training_centre_id: (await api.make.centre()).id,
      collect_fields: ['allergies', 'shoeSize'],
    });
    expect(Object.keys(validationOf(answer))).toEqual(['input.collect_fields.1']);
  });

  it('asks for what is listed twice once (G1)', async () => {
    const { id } = await api.make.event();
    const collect_fields = ['allergies', 'email', 'allergies'];
    const change = (fields: readonly string[]) =>
      send('update', 'CentreEvent', { id, collect_fields: fields }, 'collectFields');
    expect(made(await change(collect_fields))).toEqual({ collectFields: ['allergies', 'email'] });
    const answer = await change([...collect_fields, 'shoeSize']);
    expect(Object.keys(validationOf(answer))).toEqual(['input.collect_fields.3']);
  });
});

describe('the agenda', () => {
  const item = { name: 'Talk', time_start: '2027-06-10T09:00', time_end: '2027-06-10T10:00' };

  it('is replaced as a whole and removed by null', async () => {
    const event = await api.make.event({
      agenda: { name: 'Draft', sections: [{ name: 'A', items: [item, item] }] },
    });
    const fields = 'agenda { name sections { name order items { name timeStart } } }';
    const changed = made(
      await send(
        'update',
        'CentreEvent',
        { id: event.id, agenda: { sections: [{ name: 'B', items: [item] }, { name: 'C' }] } },
        fields,
      ),
    );
    expect(changed['agenda']).toEqual({
      name: null,
      sections: [
        { name: 'B', order: 0, items: [{ name: 'Talk', timeStart: '2027-06-10T09:00:00' }] },
        { name: 'C', order: 1, items: [] },
      ],
    });
    expect(
      made(await send('update', 'CentreEvent', { id: event.id, agenda: null }, fields))['agenda'],
    ).toBeNull();
  });

  it('refuses an item that ends before it begins (A1), and writes nothing of it', async () => {
    const event = await api.make.event();
    const answer = await send('update', 'CentreEvent', {
      id: event.id,
      name: 'New',
      agenda: { sections: [{ name: 'A', items: [{ ...item, time_end: '2027-06-10T08:00' }] }] },
    });
    expect(Object.keys(validationOf(answer))).toEqual(['input.agenda.sections.0.items.0.time_end']);
    expect(await auditsOf(api, 'CentreEvent', event.id)).toHaveLength(1);
  });
});
