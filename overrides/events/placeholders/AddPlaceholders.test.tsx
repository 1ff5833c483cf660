import type { FetchResult } from '@apollo/client/core';
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitForElementToBeRemoved } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { Notification } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { roomForAll } from '#tests/setup/roomForAll.ts';
import { answeringClient, type SentOperation } from '#src/data/testing/answeringClient.ts';
import { useModal } from '#src/ui/modal/ModalHost.tsx';
import { AddPlaceholders } from './AddPlaceholders.tsx';

afterEach(() => {
  onlineManager.setOnline(true);
});

/** A server that keeps what each key has made (K5). */
async function open(answers: (operation: SentOperation, round: number) => FetchResult) {
  let round = 0;
  const { client, sent } = answeringClient((operation) => answers(operation, (round += 1)));
  await renderAdmin(<AddPlaceholders eventId="7" availability={roomForAll} onClose={vi.fn()} />, {
    client,
    dataProvider: { getList: () => Promise.resolve({ data: [], total: 0 }) },
  });
  return sent;
}

const press = async (name: string) => {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
  });
};
const choose = (count: number) =>
  fireEvent.change(screen.getByRole('spinbutton', { name: 'How many' }), {
    target: { value: String(count) },
  });

const inputsOf = ({ variables }: SentOperation) =>
  Object.values(variables) as readonly {
    readonly idempotency_key: string;
    readonly override_reason?: string;
  }[];
const keysOf = (operation: SentOperation | undefined) =>
  operation === undefined ? [] : inputsOf(operation).map(({ idempotency_key }) => idempotency_key);

const made = (operation: SentOperation): FetchResult => ({
  data: Object.fromEntries(inputsOf(operation).map((_input, index) => [`r${index}`, { id: `${index}` }])),
});
const lost = (): never => {
  throw new TypeError('Failed to fetch');
};

it('sends the same placeholders again where the answer was lost, so that no seat is held twice (K5)', async () => {
  const sent = await open((operation, round) => (round === 1 ? lost() : made(operation)));
  choose(3);
  await press('Add 3 placeholders');
  expect((await screen.findByRole('status')).textContent).toBe('0 added, 3 not.');
  await press('Add 3 placeholders');
  expect(await screen.findByText('3 placeholders added.')).toBeDefined();
  expect(sent).toHaveLength(2);
  expect(keysOf(sent[1])).toEqual(keysOf(sent[0]));

  await press('Add 3 placeholders');
  expect(new Set(sent.flatMap(keysOf)).size).toBe(6);
});

it('waits for the connection, and can be left until then', async () => {
  const sent = await open(made);
  act(() => onlineManager.setOnline(false));
  await press('Add 1 placeholder');
  expect(sent).toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveProperty('disabled', false);
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByText('1 placeholder added.')).toBeDefined();
  act(() => onlineManager.setOnline(false));
  await press('Add 1 placeholder');
  cleanup();
  await act(async () => onlineManager.setOnline(true));
  expect(sent).toHaveLength(1);
});

it('stays open once it is sent, also where the connection drops then: seats may be held (K5)', async () => {
  let arrive: (result: FetchResult) => void = () => undefined;
  const answer = new Promise<FetchResult>((resolve) => {
    arrive = resolve;
  });
  const { client, sent } = answeringClient(() => answer);
  const Open = () => {
    const modal = useModal();
    const content = <AddPlaceholders eventId="7" availability={roomForAll} onClose={modal.close} />;
    return <button onClick={() => modal.open({ title: 'Placeholders', content })}>Open</button>;
  };
  await renderAdmin(
    <>
      <Open />
      <Notification />
    </>,
    { client, dataProvider: { getList: () => Promise.resolve({ data: [], total: 0 }) } },
  );
  await press('Open');
  await press('Add 1 placeholder');
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  act(() => onlineManager.setOnline(false));
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveProperty('disabled', true);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await screen.findByText('Please finish or cancel here first.');
  arrive({ data: { r0: { id: '1' } } });
  expect(await screen.findByText('1 placeholder added.')).toBeDefined();
  expect(screen.getAllByRole('button', { name: 'Close' }).at(-1)).toHaveProperty('disabled', false);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await waitForElementToBeRemoved(() => screen.queryByRole('dialog'));
});

it('asks for other placeholders once the form says something else (K5)', async () => {
  const sent = await open((operation, round) => (round === 1 ? lost() : made(operation)));
  choose(3);
  await press('Add 3 placeholders');
  await screen.findByRole('status');
  choose(2);
  await press('Add 2 placeholders');
  await screen.findByText('2 placeholders added.');
  expect(new Set(sent.flatMap(keysOf)).size).toBe(5);
});

it('gives a reason for those alone that ask for one, under keys of their own (K5, C8)', async () => {
  const refusal = new GraphQLError('All seats of Poland are taken.', {
    path: ['r1'],
    extensions: { code: 'COUNTRY_LIMIT', overridable: true, nextSteps: ['GIVE_REASON'] },
  });
  const sent = await open((operation, round) =>
    round === 1 ? { data: { r0: { id: '1' }, r1: null }, errors: [refusal] } : made(operation),
  );
  choose(2);
  await press('Add 2 placeholders');
  fireEvent.change(await screen.findByRole('textbox', { name: /reason/i }), {
    target: { value: 'Held for a guest' },
  });
  await press('Go on with this reason');
  await screen.findByText('2 placeholders added.');
  const [again] = sent[1] === undefined ? [] : inputsOf(sent[1]);
  expect(again?.override_reason).toBe('Held for a guest');
  expect(keysOf(sent[1])).toHaveLength(1);
  expect(keysOf(sent[0])).not.toContain(again?.idempotency_key);
});

it('countries that could not be read are not told as none', async () => {
  let isUp = false;
  const countries = async () => {
    if (!isUp) throw new TypeError('Failed to fetch');
    return { data: [{ id: '4', name: 'Poland' }], total: 1 } as never;
  };
  await renderAdmin(<AddPlaceholders eventId="7" availability={roomForAll} onClose={vi.fn()} />, {
    dataProvider: { getList: countries },
  });
  expect(await screen.findByText('The countries could not be read.')).toBeDefined();
  isUp = true;
  await press('Try again');
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Country' }));
  expect(await screen.findByRole('option', { name: 'Poland' })).toBeDefined();
});

it('whoever has no country of their own chooses among all of them', async () => {
  const all = Array.from({ length: 249 }, (_, index) => ({ id: `${index}`, name: `Country ${index}` }));
  await renderAdmin(<AddPlaceholders eventId="7" availability={roomForAll} onClose={vi.fn()} />, {
    dataProvider: {
      getList: async (_resource, { pagination }) =>
        ({ data: all.slice(0, pagination?.perPage), total: all.length }) as never,
    },
  });
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Country' }));
  expect(await screen.findByRole('option', { name: 'Country 248' })).toBeDefined();
});

it('whoever has no country of their own is told to choose one where the event limits them (C6)', async () => {
  await open(made);
  expect(screen.getByText(/Choose it where the event limits countries\./)).toBeDefined();
});
