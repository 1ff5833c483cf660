import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse } from 'graphql';
import { HttpError, ListContextProvider, Notification, type ListControllerResult } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import type { FetchFile } from '#src/data/download/createFetchFile.ts';
import type { ResourceMeta } from '#src/data/ResourceMeta.ts';
import { answeringClient, type SentOperation } from '#src/data/testing/answeringClient.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import type { ReadImport } from './importOperations.ts';
import { ImportProgress } from './ImportProgress.tsx';
import { anImport, aRefusedRow } from './testing/anImport.ts';

afterEach(() => {
  focusManager.setFocused(undefined);
});

const listed = parse('{ events { id } }');
const meta: ResourceMeta = {
  name: 'events',
  type: 'Event',
  idField: 'id',
  representation: ['name'],
  create: { field: 'createEvent', operation: listed, inputs: [], imports: true },
};
const wrong = (position: number, cells: readonly string[]) => aRefusedRow(position, cells, 1);

/** A server with an import of three rows, two of which are refused until their town is said. */
function server() {
  let refused = [wrong(2, ['Bo', '?']), wrong(3, ['Cy', '??'])];
  let state: ReadImport['state'] = 'READ';
  let isReached = true;
  let lost: string | undefined;
  const isChecked = () => state !== 'READ';
  const found = () =>
    anImport({
      fileName: 'three.csv',
      columns: ['name', 'city'].map((field) => ({ name: field, field, samples: [], value: null })),
      fields: ['name', 'city'].map((field) => ({ field, label: field, required: false, matches: true })),
      state,
      rows: 3,
      checked: isChecked() ? 3 : 0,
      created: isChecked() ? 3 - refused.length : 0,
      refused: isChecked() ? refused.length : 0,
      done: state === 'DONE' ? 3 : 0,
    });
  const answering = answeringClient((operation: SentOperation) => {
    if (!isReached) throw new TypeError('Failed to fetch');
    const answer = answerTo(operation);
    if (operation.name === lost) throw new TypeError('Failed to fetch');
    return answer;
  });
  const answerTo = (operation: SentOperation) => {
    switch (operation.name) {
      case 'CheckImport':
        state = 'CHECKED';
        return { data: { checkImport: found() } };
      case 'RunImport':
        state = 'RUNNING';
        return { data: { runImport: found() } };
      case 'AmendImportRow': {
        const { position, cells } = operation.variables['input'] as { position: number; cells: string[] };
        refused = refused.filter((row) => row.position !== position);
        return { data: { amendImportRow: { ...wrong(position, cells), outcome: 'NEW', problems: [] } } };
      }
      case 'ImportProblems':
        return { data: { importProblems: '/downloads/import-problems/7' } };
      case 'RecordImportRows':
        return { data: { recordImportRows: { total: refused.length, data: refused } } };
      default: {
        const recordImport = found();
        // It is seen at work once.
        if (state === 'RUNNING') state = 'DONE';
        return { data: { recordImport } };
      }
    }
  };
  return {
    ...answering,
    reach: (reached: boolean) => (isReached = reached),
    /** It is done, and its answer does not come. */
    lose: (name: string) => (lost = name),
  };
}

async function open(fetchFile?: FetchFile) {
  const { client, ...rest } = server();
  await renderAdmin(
    <ListContextProvider value={{ resource: 'events' } as ListControllerResult}>
      <ImportProgress importKey="7" />
      <Notification />
    </ListContextProvider>,
    { metas: { events: async () => meta }, client, ...(fetchFile && { fetchFile }) },
  );
  return rest;
}

it('goes from the check over each wrong row to the end by Enter alone', async () => {
  const { sent } = await open();
  const focused = (name: string) =>
    waitFor(() => expect(window.document.activeElement?.textContent).toBe(name), { timeout: 5_000 });
  const user = userEvent.setup();
  await focused('Check all rows');
  await user.keyboard('{Enter}');
  await focused('Mend 2 rows');
  await user.keyboard('{Enter}');
  for (const [line, town] of [
    ['3', 'Ulm'],
    ['4', 'Aalen'],
  ] as const) {
    await screen.findByRole('heading', { name: new RegExp(`^Line ${line} `) });
    await waitFor(() => expect(screen.getByLabelText('city')).toBe(window.document.activeElement));
    await user.keyboard(`{Control>}a{/Control}${town}{Enter}`);
  }
  await focused('Import 3 rows');
  expect(screen.getByText(/^Each row was tried alone/)).toBeDefined();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(window.document.activeElement?.getAttribute('aria-label')).toBe('Import under way'),
  );
  await focused('To the list');
  const amended = sent.filter(({ name }) => name === 'AmendImportRow');
  expect(amended.map(({ variables }) => variables['input'])).toMatchObject([
    { position: 2, cells: ['Bo', expect.stringContaining('Ulm')] },
    { position: 3, cells: ['Cy', expect.stringContaining('Aalen')] },
  ]);
});

/** As when somebody comes back to the tab. */
const comeBack = () =>
  act(async () => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });

it('a row that is being mended stays while the server is not reached, which is said with a way on', async () => {
  const { reach } = await open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Check all rows' }));
  await user.click(await screen.findByRole('button', { name: 'Mend 2 rows' }));
  const city = await screen.findByLabelText<HTMLInputElement>('city');
  await user.type(city, 'Ulm');
  reach(false);
  await comeBack();
  expect(await screen.findByText('How this import stands could not be read.')).toBeDefined();
  expect(city.isConnected && city.value).toBe('?Ulm');
  reach(true);
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { name: /^Line 4 / });
  expect(screen.queryByText('How this import stands could not be read.')).toBeNull();
});

it('an import that goes on says that it could not be asked how far it is', async () => {
  const { reach } = await open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Check all rows' }));
  await screen.findByRole('button', { name: 'Mend 2 rows' });
  await user.click(screen.getByRole('button', { name: 'Import 1 row' }));
  const progress = await screen.findByRole('group', { name: 'Import under way' });
  reach(false);
  await comeBack();
  await screen.findByText('How far this is could not be asked. It is asked again.');
  expect(window.document.activeElement).toBe(progress);
  reach(true);
  await screen.findByRole('link', { name: 'To the list' }, { timeout: 5_000 });
});

it('an import is seen under way where the answer to its start was lost', async () => {
  const { lose } = await open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Check all rows' }));
  await screen.findByRole('button', { name: 'Mend 2 rows' });
  lose('RunImport');
  await user.click(screen.getByRole('button', { name: 'Import 1 row' }));
  await screen.findByRole('group', { name: 'Import under way' });
});

it('refused rows that cannot be downloaded or looked for are told', async () => {
  const { reach } = await open(async () => {
    throw new HttpError('There is no such file any more.', 404);
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Check all rows' }));
  await user.click(await screen.findByRole('button', { name: 'Download the refused rows' }));
  expect((await screen.findByRole('alert')).textContent).toBe('There is no such file any more.');
  reach(false);
  await user.click(screen.getByRole('button', { name: 'Mend 2 rows' }));
  expect(await screen.findByText(/^The server did not answer/)).toBeDefined();
});
