import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { anImpression, aRun } from '../testing/aRun.ts';
import { RunHead } from './RunHead.tsx';

afterEach(cleanup);

const latest = {
  guid: 'g',
  title: 'Invitation',
  fileName: 'a.pdf',
  fileSize: 1,
  dateCreated: '2027-03-12T10:00:00.000Z',
  dateSent: null,
};

it.each([
  ['hands out what was made last', false],
  ['hands nothing out while the run does not know yet what was made', true],
])('%s', async (_what, isBehind) => {
  const run = aRun({ impressions: [anImpression({ latest })] });
  await renderAdmin(
    <RunHead run={run} ticked={new Set()} isBehind={isBehind}>
      {null}
    </RunHead>,
  );
  expect(screen.getByRole('group', { name: '1 made' }).hasAttribute('inert')).toBe(isBehind);
});
