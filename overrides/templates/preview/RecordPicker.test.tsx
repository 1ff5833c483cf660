import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { RecordPicker } from './RecordPicker.tsx';
import { usePreviewRecord } from './usePreviewRecord.ts';

const contexts = ['TRAINER'] as const;
const Picker = () => <RecordPicker record={usePreviewRecord(contexts)} />;

async function search(find: () => Promise<readonly { readonly id: string }[]>) {
  const getList = async (_resource: string, { filter }: { readonly filter?: object }) => {
    const data = filter !== undefined && 'q' in filter ? await find() : [{ id: '1', lastName: 'Żak' }];
    return { data, total: data.length } as never;
  };
  await renderAdmin(<Picker />, { resource: 'templates', dataProvider: { getList } });
  await userEvent.type(await screen.findByRole('combobox'), 'zzq');
}

it('says what was looked for where nothing is found (spec §9)', async () => {
  await search(async () => []);
  expect(await screen.findByText('No results for "zzq".')).toBeDefined();
});

it('a search that fails is not told as nothing', async () => {
  await search(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await screen.findByText('The options could not be loaded. Try again.')).toBeDefined();
  expect(screen.queryByText(/^No /)).toBeNull();
});
