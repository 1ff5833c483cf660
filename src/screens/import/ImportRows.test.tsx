import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import type { ReadImport, ReadRow } from './importOperations.ts';
import { ImportRows } from './ImportRows.tsx';
import { anImport, aRefusedRow } from './testing/anImport.ts';
import { useNextRefused } from './useNextRefused.ts';

const rowAt = (position: number): ReadRow => aRefusedRow(position, [`Town ${position}`], 0);
const found = (refused: number): ReadImport =>
  anImport({
    columns: [{ name: 'city', field: 'city', samples: [], value: null }],
    state: 'CHECKED',
    rows: 300,
    checked: 300,
    created: 300 - refused,
    refused,
  });

/** A server that has these rows, and answers a page of them. */
const serverOf = (rows: () => readonly ReadRow[]) =>
  answeringClient(({ variables: { first, page = 1 } }) => {
    const from = (Number(page) - 1) * Number(first);
    const all = rows();
    return {
      data: { recordImportRows: { total: all.length, data: all.slice(from, from + Number(first)) } },
    };
  });
const upTo = (count: number) => Array.from({ length: count }, (_none, index) => rowAt(index + 1));

it('goes back a page when the only row of the last one is mended', async () => {
  const server = { refused: 26 };
  const { client } = serverOf(() => upTo(server.refused));
  const Rows = () => {
    const [refused, setRefused] = useState(26);
    const mend = () => {
      server.refused = 25;
      setRefused(25);
    };
    return <ImportRows found={found(refused)} onMend={mend} onDecide={() => undefined} />;
  };
  await renderAdmin(<Rows />, { client });
  await userEvent.click(await screen.findByRole('button', { name: 'Rows after' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Mend line 27' }));
  expect(await screen.findByText('Town 25')).toBeDefined();
  expect(screen.queryByText('No rows.')).toBeNull();
});

it('says that the rows could not be read, and reads them again', async () => {
  let isUp = false;
  const { client } = answeringClient(() =>
    isUp
      ? { data: { recordImportRows: { total: 1, data: [rowAt(1)] } } }
      : { errors: [new GraphQLError('No.')] },
  );
  await renderAdmin(<ImportRows found={found(1)} onMend={() => undefined} onDecide={() => undefined} />, {
    client,
  });
  expect(await screen.findByText('The rows could not be read.')).toBeDefined();
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Town 1')).toBeDefined();
});

it('shows first what was refused when it was written, else what is refused or waits for a decision', async () => {
  const { client } = serverOf(() => upTo(3));
  const shown = async (counts: Partial<ReadImport>) => {
    const { unmount } = await renderAdmin(
      <ImportRows
        found={anImport({ rows: 9, ...counts })}
        onMend={() => undefined}
        onDecide={() => undefined}
      />,
      { client },
    );
    const [tab] = await screen.findAllByRole('tab', { selected: true });
    unmount();
    return tab?.textContent;
  };
  expect([
    await shown({ failed: 1, refused: 2, alike: 3 }),
    await shown({ refused: 2, alike: 3 }),
    await shown({ alike: 3 }),
    await shown({}),
  ]).toEqual(['Refused when written 1', 'Refused 2', 'May be known 3', 'All 9']);
});

it('tells like whom a row looks, and asks what becomes of it', async () => {
  const alike = [
    {
      type: 'Participant',
      personId: '12',
      name: 'Dr. Ada Byron',
      line: null,
      reasons: ['EMAIL', 'NAME'] as const,
    },
    { type: 'Participant', personId: null, name: null, line: 3, reasons: ['NAME'] as const },
  ];
  const row = { ...rowAt(4), outcome: 'ALIKE' as const, problems: [], alike };
  const { client } = serverOf(() => [row]);
  const decided: object[] = [];
  await renderAdmin(
    <ImportRows
      found={anImport({ rows: 1, undecided: 1, alike: 1, takesKnown: true, state: 'CHECKED' })}
      onMend={() => undefined}
      onDecide={(input) => decided.push(input)}
    />,
    { client },
  );
  expect(await screen.findByText(/same e-mail address, same name and country/)).toBeDefined();
  expect(screen.getByText('Line 3: same name and country')).toBeDefined();
  const choose = async (option: string) => {
    await userEvent.click(screen.getByRole('combobox', { name: 'What becomes of line 5' }));
    await userEvent.click(await screen.findByRole('option', { name: option }));
  };
  await choose('Take Dr. Ada Byron');
  await choose('Make anyway');
  expect(decided).toEqual([
    { position: 4, decision: 'USE', person_id: '12' },
    { position: 4, decision: 'CREATE' },
  ]);
});

it('finds the next refused row behind any number of others', async () => {
  const { client } = serverOf(() => upTo(250));
  const answers: (number | undefined)[] = [];
  const Next = () => {
    const next = useNextRefused('7');
    const ask = async (after: number) => answers.push((await next(after))?.position);
    return (
      <button
        type="button"
        onClick={() =>
          void ask(100)
            .then(async () => ask(230))
            .then(async () => ask(250))
        }
      >
        Ask
      </button>
    );
  };
  await renderAdmin(<Next />, { client });
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await waitFor(() => expect(answers).toEqual([101, 231, undefined]));
});
