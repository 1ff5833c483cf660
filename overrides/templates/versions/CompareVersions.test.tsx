import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { noCatalogue } from '../catalogue/Catalogue.ts';
import { CompareVersions } from './CompareVersions.tsx';

it('what differs first comes into view', async () => {
  const shown: (string | null)[] = [];
  // jsdom lays nothing out.
  HTMLElement.prototype.scrollIntoView = vi.fn(function show(this: HTMLElement) {
    shown.push(this.textContent);
  });
  const template = (id: string, html: string) => ({ __typename: 'MergeTemplate', id, html });
  const { client } = answeringClient(() => ({
    data: {
      before: template('1', '<p>Dear guest</p><p>You arrive on Monday</p><p>Regards</p>'),
      after: template('2', '<p>Dear guest</p><p>You arrive on Friday</p><p>Regards, all</p>'),
    },
  }));
  await renderAdmin(
    <CompareVersions
      before={{ id: '1', version: 1 }}
      after={{ id: '2', version: 2 }}
      catalogue={noCatalogue}
    />,
    { client },
  );
  expect(await screen.findByText('Monday')).toBeDefined();
  expect(shown).toEqual(['You arrive on MondayYou arrive on Friday']);
});
