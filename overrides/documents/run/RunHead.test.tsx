import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accessOf, typeAccess } from '#tests/setup/accessOf.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { aMadeDocument, anImpression, aRun } from '../testing/aRun.ts';
import { RunHead } from './RunHead.tsx';

it.each([
  ['hands out what was made last', false],
  ['hands nothing out while the run does not know yet what was made', true],
])('%s', async (_what, isBehind) => {
  const run = aRun({ impressions: [anImpression({ latest: aMadeDocument })] });
  await renderAdmin(
    <RunHead run={run} ticked={new Set()} isBehind={isBehind}>
      {null}
    </RunHead>,
  );
  expect(screen.getByRole('group', { name: '1 made' }).hasAttribute('inert')).toBe(isBehind);
});

it('offers to send what was made to those who may make it, and to nobody else', async () => {
  const impressions = [anImpression({ latest: aMadeDocument })];
  const may = aRun({ impressions });
  const mayNot = aRun({ impressions, whyNotGenerate: 'Your roles do not let you make invitations.' });
  const ofRefused = accessOf(typeAccess('DocumentRunEntry', { make_invitation: false }));
  for (const [run, buttons, access] of [
    [may, 1, accessOf()],
    [mayNot, 0, accessOf()],
    [may, 0, ofRefused],
  ] as const) {
    const { unmount } = await renderAdmin(
      <RunHead run={run} ticked={new Set()} isBehind={false}>
        {null}
      </RunHead>,
      { access },
    );
    expect(screen.queryAllByRole('button', { name: 'Send…' })).toHaveLength(buttons);
    unmount();
  }
});
