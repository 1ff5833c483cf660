import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { useReport } from './useReport.ts';

const Name = () => <p>{useReport().data?.name}</p>;

async function openReport() {
  const expires = new Date(Date.now() + 3_600_000).toISOString();
  const { client, sent } = answeringClient(() => ({
    data: {
      dashboardReport: { id: '1', name: 'Figures', embedUrl: 'https://x.example', accessToken: 't', expires },
    },
  }));
  await renderAdmin(<Name />, { client });
  await screen.findByText('Figures');
  return sent;
}

const comeBack = () => act(async () => void window.dispatchEvent(new Event('visibilitychange')));

it('asks for no other token when somebody comes back to the window: each is a row of the audit (S4)', async () => {
  const sent = await openReport();
  await comeBack();
  expect(sent).toHaveLength(1);
});
