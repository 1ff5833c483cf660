import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { ListContextProvider, type ListControllerResult } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { chooseWhole } from '#src/screens/list/selection/wholeSelection.ts';
import { accessOf, typeAccess } from '#tests/setup/accessOf.ts';
import { eventsMeta } from '#tests/setup/eventsMeta.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { documentRecord } from '../testing/documentRecord.ts';
import { ApproveMany } from './ApproveMany.tsx';
import { ApproveManyButton } from './ApproveManyButton.tsx';

const ownFile = 'You have uploaded or attached it yourself.';
const contracts = ['1', '2', '3'].map((id) =>
  documentRecord({ id, name: `Contract ${id}`, currentHash: `hash-${id}` }),
);
const mine = documentRecord({
  id: '4',
  name: 'Contract 4',
  can: [{ action: 'approve', allowed: false, why: ownFile }],
});
const selected = async () => ['1', '2', '3', '4', '5'];
const codeOf = (name: string) => screen.getByRole('textbox', { name: `Job code of ${name}` });

it('approves each as it was seen under a code of its own, and tells of each what became of it (F2, F4, K4)', async () => {
  const taken = new GraphQLError('Some fields need your attention.', {
    path: ['r1'],
    extensions: { code: 'VALIDATION', validation: { 'input.jobcode': ['“Agenda” has this job code.'] } },
  });
  const { client, sent } = answeringClient(({ name, variables }) => {
    if (name === 'DocumentsToApprove')
      return { data: { approvedDocumentsPaginated: { data: [mine, ...contracts] } } };
    return 'input_1' in variables ? { data: null, errors: [taken] } : { data: { r0: { id: '2' } } };
  });
  const approvals = () =>
    sent.filter(({ name }) => name === 'ApproveDocument').map(({ variables }) => variables);
  const onClose = vi.fn();
  await renderAdmin(<ApproveMany count={5} select={selected} onClose={onClose} />, { client });
  await userEvent.click(await screen.findByRole('textbox', { name: 'Job code of Contract 1' }));
  await userEvent.paste('JC-1\nJC-2\n');
  expect(codeOf('Contract 3')).toHaveProperty('value', '');
  expect(screen.queryByRole('textbox', { name: 'Job code of Contract 4' })).toBeNull();
  expect(screen.getByText(ownFile)).toBeDefined();
  expect(screen.getByText('1 is gone, or not yours to see any more.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Approve 2' }));
  expect(await screen.findByText('1 approved, 1 not.')).toBeDefined();
  expect(approvals().at(-1)).toMatchObject({
    input_0: { id: '1', jobcode: 'JC-1', current_hash: 'hash-1' },
    input_1: { id: '2', jobcode: 'JC-2', current_hash: 'hash-2' },
  });
  expect(screen.getByText('“Agenda” has this job code.')).toBeDefined();
  await userEvent.type(codeOf('Contract 2'), 'b');
  await userEvent.click(screen.getByRole('button', { name: 'Approve 1' }));
  expect(await screen.findByText('All 2 approved.')).toBeDefined();
  expect(approvals().at(-1)).toEqual({
    input_0: { id: '2', jobcode: 'JC-2b', current_hash: 'hash-2' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledWith(true);
});

it('offers all that the filters match, on whichever page, as far as they are no more than can be looked at', async () => {
  const ticked = ['1'];
  const list = (total: number): Partial<ListControllerResult> => ({
    resource: 'approvedDocuments',
    selectedIds: ticked,
    total,
    filterValues: { state: 'TO_APPROVE' },
    displayedFilters: {},
    sort: { field: 'name', order: 'ASC' },
  });
  const { client } = answeringClient(() => ({
    data: { approvedDocumentsPaginated: { data: contracts } },
  }));
  const getList = vi.fn(async () => ({ data: contracts, total: 3 }));
  const open = async (total: number) => {
    await renderAdmin(
      <ListContextProvider value={list(total) as ListControllerResult}>
        <ApproveManyButton />
      </ListContextProvider>,
      {
        client,
        dataProvider: { getList: getList as never },
        metas: { events: async () => eventsMeta() },
        access: accessOf(typeAccess('Event', { approve: true })),
      },
    );
    act(() => chooseWhole(ticked));
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  };
  await open(3);
  expect(await screen.findByRole('textbox', { name: 'Job code of Contract 3' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Approve 3 documents' })).toBeDefined();
  expect(getList).toHaveBeenCalledWith(
    'approvedDocuments',
    expect.objectContaining({ filter: { state: 'TO_APPROVE' } }),
  );
  cleanup();
  await open(201);
  expect(await screen.findByText(/^These are 201; no more than 200 are approved together/)).toBeDefined();
  expect(getList).toHaveBeenCalledOnce();
});
