import type { FetchResult } from '@apollo/client/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { Notification } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import * as downloads from '#src/screens/export/download.ts';
import { ChartPanel } from './ChartPanel.tsx';

let order: string[] = [];
beforeEach(() => {
  order = [];
  vi.spyOn(downloads, 'download').mockImplementation(() => void order.push('file'));
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function exportAs(kind: string, answer: () => FetchResult) {
  const { client, sent } = answeringClient(() => {
    order.push('kept');
    return answer();
  });
  await renderAdmin(
    <>
      <ChartPanel
        title="Events and fill"
        link={{ to: '/events', label: 'Events' }}
        legend={[]}
        figures={{ head: ['Month', 'Events'], rows: [[{ text: 'March' }, { text: '=3' }]] }}
        where={{ country_id: '4' }}
        empty={{ title: 'None', text: '' }}
        loading={false}
        height={100}
      >
        <svg className="MuiChartsSvgLayer-root" width="10" height="10" />
      </ChartPanel>
      <Notification />
    </>,
    { client },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Export Events and fill' }));
  await userEvent.click(screen.getByRole('menuitem', { name: kind }));
  return sent;
}

it.each([
  ['Numbers (CSV)', 'Events and fill.csv'],
  ['Picture (SVG)', 'Events and fill.svg'],
])('a chart as %s is kept in the log before it is a file (S4)', async (kind, name) => {
  const sent = await exportAs(kind, () => ({ data: { recordExport: true } }));
  await waitFor(() => expect(order).toEqual(['kept', 'file']));
  expect(vi.mocked(downloads.download).mock.calls[0]?.[1]).toBe(name);
  expect(sent.map(({ variables }) => variables)).toEqual([
    {
      input: {
        subject: 'Dashboard',
        title: 'Events and fill',
        arguments: '{"where":{"country_id":"4"}}',
        columns: ['Month', 'Events'],
      },
    },
  ]);
});

it('where that is refused there is no file, and the reason is told', async () => {
  await exportAs('Numbers (CSV)', () => ({ errors: [new GraphQLError('You may not do this.')] }));
  expect(await screen.findByText('You may not do this.')).toBeDefined();
  expect(downloads.download).not.toHaveBeenCalled();
});
