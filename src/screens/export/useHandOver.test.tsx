import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { sentOffline } from '#tests/setup/sentOffline.ts';
import * as downloads from './download.ts';
import { ExportLogContext } from './ExportLogContext.ts';
import { useHandOver } from './useHandOver.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('a chart is handed over as soon as there is a connection', async () => {
  const download = vi.spyOn(downloads, 'download').mockImplementation(() => undefined);
  const { client, sent } = answeringClient(() => ({ data: { recordExport: true } }));
  const Chart = () => {
    const handOver = useHandOver();
    const file = { content: 'a', name: 'a.csv', type: 'text/csv' };
    return (
      <button onClick={() => void handOver({ subject: 'Dashboard', arguments: {}, columns: [] }, file)}>
        Hand over
      </button>
    );
  };
  await renderAdmin(
    <ExportLogContext value>
      <Chart />
    </ExportLogContext>,
    { client },
  );
  const press = () => userEvent.click(screen.getByRole('button'));
  expect(await sentOffline(sent, press)).toEqual({ offline: [], online: ['RecordExport'] });
  await expect.poll(() => download.mock.calls.length).toBe(1);
});
