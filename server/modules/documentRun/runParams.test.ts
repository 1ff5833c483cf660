import { describe, expect, it } from 'vitest';
import { canonicalJson } from '#server/graphql/idempotency/canonicalJson.ts';
import { runKinds } from './runKindPolicy.ts';
import { readRunParams } from './runParams.ts';

const canonical = (given: unknown) => canonicalJson(readRunParams(runKinds.INVITATION, given));

describe('parameters of a run (M2)', () => {
  it('are the same however they are written', () => {
    const one = canonical({ centre_event_id: '7', event_booking_ids: ['10', '9'] });
    expect(one).toBe('{"centre_event_id":"7","event_booking_ids":["9","10"]}');
    expect(canonical({ event_booking_ids: [9, '10', 9], centre_event_id: 7 })).toBe(one);
    expect(canonical({ centre_event_id: 7, event_booking_ids: null })).toBe('{"centre_event_id":"7"}');
  });

  it.each([
    [{ centre_event_id: '07' }],
    [{ centre_event_id: 1.5 }],
    [{ centre_event_id: 1, event_booking_ids: [] }],
    [{ centre_event_id: 1, trainer_ids: ['1'] }],
    ['1'],
    [null],
  ])('%j are none', (given) => {
    expect(() => canonical(given)).toThrow();
  });
});
