import type { FetchResult } from '@apollo/client/core';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { answeringClient, type SentOperation } from '#src/data/testing/answeringClient.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { useImport } from './useImport.ts';

type Columns = readonly (string | null)[];

it('a second change of the mapping is not taken back by what was read after the first', async () => {
  let kept: Columns = [null, null];
  const found = () => ({ key: '7', state: 'READ', columns: kept.map((field) => ({ field })) });
  const waiting: (() => void)[] = [];
  /** What was there when it was asked, answered later. */
  const later = (answer: FetchResult) =>
    new Promise<FetchResult>((resolve) => waiting.push(() => resolve(answer)));
  const { client, sent } = answeringClient(({ name, variables }: SentOperation) => {
    if (name !== 'ChangeImport') {
      const answer = { data: { recordImport: found() } };
      return waiting.length === 0 && sent.length === 1 ? answer : later(answer);
    }
    const isFirst = kept.every((field) => field === null);
    ({ columns: kept } = variables['input'] as { columns: Columns });
    const answer = { data: { changeImport: found() } };
    return isFirst ? answer : later(answer);
  });
  const answerNext = async () => act(async () => waiting.shift()?.());
  const shown = () => screen.getByRole('status').textContent;
  const Mapping = () => {
    const { found: read, change } = useImport('7');
    const columns = read?.columns.map(({ field }) => field) ?? [];
    return (
      <>
        <output>{JSON.stringify(columns)}</output>
        {['name', 'city'].map((field, index) => (
          <button key={field} type="button" onClick={() => change({ columns: columns.with(index, field) })}>
            {field}
          </button>
        ))}
      </>
    );
  };
  await renderAdmin(<Mapping />, { client });
  await waitFor(() => expect(shown()).toBe('[null,null]'));
  await userEvent.click(screen.getByRole('button', { name: 'name' }));
  await waitFor(() => expect(sent.at(-1)?.name).toBe('RecordImport'));
  await userEvent.click(screen.getByRole('button', { name: 'city' }));
  await waitFor(() => expect(kept).toEqual(['name', 'city']));
  for (let left = 3; left > 0; left -= 1) {
    await answerNext();
    expect(shown()).toBe('["name","city"]');
  }
  expect(waiting).toEqual([]);
});
