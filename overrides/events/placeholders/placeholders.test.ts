import { expect, it } from 'vitest';
import type { RowOutcome } from '#src/data/write/mutateRows.ts';
import { placeholderInputs } from './createPlaceholders.ts';
import { summarise } from './placeholderResults.ts';

const wishes = { eventId: '7', count: 3, type: 'TRAINEE', countryId: '4' } as const;

it('makes n inputs without a participant, each with a key of its own (K5)', () => {
  const inputs = placeholderInputs(wishes);
  expect(inputs).toHaveLength(3);
  expect(new Set(inputs.map(({ idempotency_key }) => idempotency_key)).size).toBe(3);
  expect(inputs[0]?.idempotency_key).toMatch(
    /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
  );
  expect(inputs[0]).toMatchObject({ centre_event_id: '7', booking_type: 'TRAINEE', country_id: '4' });
  expect(Object.keys(inputs[0] ?? {})).not.toContain('override_reason');
});

it('puts refusals that say the same into one, with the places they belong to', () => {
  const refused = (message: string): RowOutcome => ({
    ok: false,
    refusal: { code: 'EVENT_FULL', message, overridable: false, nextSteps: [], validation: {}, details: {} },
  });
  const summary = summarise([
    { ok: true, answer: {} },
    refused('Full.'),
    refused('Full.'),
    refused('Other.'),
  ]);
  expect(summary.made).toBe(1);
  expect(summary.refused.map(({ refusal, places }) => [refusal.message, places])).toEqual([
    ['Full.', [2, 3]],
    ['Other.', [4]],
  ]);
});
