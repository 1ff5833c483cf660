import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { permissions } from '#tests/setup/accessOf.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import type { EventTrainer, HonorariaEvent } from './honorariaOperations.ts';
import { LedgerNotes } from './LedgerNotes.tsx';
import { honorarium } from './testing/honorarium.ts';

const trainer: EventTrainer = {
  trainerId: '3',
  priority: 1,
  prepMinutes: 0,
  postMinutes: 0,
  travelMinutes: 0,
  activityDescription: null,
  trainer: null,
};
const event = (may: Readonly<Record<string, boolean>>): HonorariaEvent => ({
  id: '7',
  name: 'Course',
  dateModified: '2026-11-20T08:00:00Z',
  costsBaseCurrency: null,
  can: permissions(may),
  trainers: [trainer],
  trainerHonoraria: [honorarium],
});

it.each([
  ['compliance', { update: false, update_cost_terms: true }, ['/events/7?section=costs']],
  ['who may not change costs', { update: true, update_cost_terms: false }, []],
])(
  'a missing currency leads to the costs, where it is chosen, of all only those who may: %s',
  async (_who, may, ways) => {
    await renderAdmin(
      <table>
        <tbody>
          <LedgerNotes event={event(may)} trainer={trainer} honorarium={honorarium} />
        </tbody>
      </table>,
    );
    expect(screen.getByText(/The event has no currency\./)).toBeDefined();
    const links = screen.queryAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(ways);
  },
);
