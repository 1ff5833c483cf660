import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import type { Honorarium } from './honorariaOperations.ts';
import { Reckoning } from './Reckoning.tsx';
import { honorarium } from './testing/honorarium.ts';

const facts = async (over: Partial<Honorarium>) => {
  const { unmount } = await renderAdmin(
    <Reckoning
      eventId="7"
      row={{ ...honorarium, fmvLastUpdated: '2026-11-30', ...over }}
      part="travel"
      onClose={() => undefined}
    />,
  );
  const found = screen.getAllByRole('term').map(({ textContent }) => textContent);
  unmount();
  return found;
};

it('says of which day what an hour is worth is, and the rate, where there is one (H6)', async () => {
  expect(await facts({})).toEqual(['Travel', 'Fair market value of an houras of 30 Nov 2026']);
  const rated = await facts({
    eventCurrency: 'USD',
    exchangeRate: '1.1',
    rateDate: '2026-11-06T12:00:00.000Z',
  });
  expect(rated).toEqual([
    'Travel',
    'Fair market value of an houras of 30 Nov 2026',
    'Exchange rateas of 6 Nov 2026',
  ]);
});
