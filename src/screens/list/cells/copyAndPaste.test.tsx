import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { unanswered } from '#src/data/errors/keepNetworkErrors.ts';
import {
  beginWithHalls,
  cell,
  open,
  readNewer,
  renderList,
  saveVersions,
  sent,
  update,
} from '#tests/setup/hallList.tsx';

beginWithHalls();

it('the cells that are picked are copied, else the one at hand, and a row by its name', async () => {
  await renderList();
  const copied = () => {
    const clipboardData = { setData: vi.fn() };
    fireEvent.copy(globalThis.document.activeElement ?? globalThis.document.body, { clipboardData });
    return clipboardData.setData.mock.calls;
  };
  expect(copied()).toEqual([]);
  await userEvent.keyboard('j');
  expect(copied()).toEqual([['text/plain', 'Course 1']]);
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(copied()).toEqual([['text/plain', 'Hall 2']]);
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(copied()).toEqual([['text/plain', 'Hall 2\nHall 3\n']]);
});

it('what is pasted over the same value asks nobody', async () => {
  await renderList();
  await userEvent.keyboard('j{ArrowRight}');
  fireEvent.paste(cell('Hall 1'), { clipboardData: { getData: () => 'Hall 1\nTwo\n' } });
  await screen.findByText('2 of 2 saved.');
  expect(update).toHaveBeenCalledOnce();
});

it('what is pasted without a text, as a picture is, empties no cell', async () => {
  await renderList();
  await userEvent.keyboard('j{ArrowRight}');
  const paste = (text: string) => fireEvent.paste(cell('Hall 1'), { clipboardData: { getData: () => text } });
  paste('');
  paste('One');
  await screen.findByText('1 of 1 saved.');
  expect(update).toHaveBeenCalledOnce();
});

it('what is pasted while a paste is being saved is refused in words, and may be pasted again after', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  update.mockImplementation(async (_resource: string, { data }: { data: object }) => {
    await answered;
    return { data: { ...data, version: 'v2' } };
  });
  await renderList();
  await userEvent.keyboard('j{ArrowRight}');
  const first = cell('Hall 1');
  const paste = (text: string) => fireEvent.paste(first, { clipboardData: { getData: () => text } });
  paste('One\nTwo\n');
  await screen.findByText('0 of 2 saved.');
  paste('Three\n');
  expect(await screen.findByText(/still being saved\. Paste again/)).toBeDefined();
  answer();
  await screen.findByText('2 of 2 saved.');
  expect(update.mock.calls.map(([, { data }]) => (data as { hall: string }).hall)).toEqual(['One', 'Two']);
  paste('Three\n');
  await screen.findByText('1 of 1 saved.');
});

it('what is pasted once more goes on the version that was saved by hand meanwhile (K6)', async () => {
  saveVersions();
  await renderList();
  await userEvent.keyboard('j{ArrowRight}');
  const paste = (text: string) => fireEvent.paste(cell('R1'), { clipboardData: { getData: () => text } });
  paste('One');
  await screen.findByText('1 of 1 saved.');
  await open('{Enter}');
  await userEvent.keyboard('Two{Enter}');
  await screen.findByText('Two');
  await userEvent.keyboard('{ArrowUp}');
  paste('Three');
  await waitFor(() => expect(update).toHaveBeenLastCalledWith('events', sent('Three', 'v3')));
});

it('a column of values is pasted cell by cell; what is refused stays in its cell and says why', async () => {
  await renderList();
  update.mockRejectedValueOnce(new HttpError('Refused.', 422, { errors: { hall: 'It is taken.' } }));
  await userEvent.keyboard('j{ArrowRight}');
  fireEvent.paste(cell('Hall 1'), { clipboardData: { getData: () => 'One\nTwo\nThree\n' } });
  const report = await screen.findByText('1 of 3 saved.');
  expect(update).toHaveBeenCalledTimes(2);
  expect(screen.getByText('Two')).toBeDefined();
  expect(report.parentElement?.textContent).toContain('Course 1 – “One”: It is taken.');
  expect(report.parentElement?.textContent).toContain('Course 3 – “Three”: This may not be changed here.');
  expect(cell('One').getAttribute('data-source')).toBe('hall');
  await userEvent.click(screen.getByRole('button', { name: 'Course 1' }));
  expect(await screen.findByRole('textbox')).toHaveProperty('value', 'One');
  await readNewer();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(update).toHaveBeenLastCalledWith('events', sent('One', 'v1')));
});

it('what was pasted and got no answer is not said to be not saved', async () => {
  await renderList();
  update.mockRejectedValueOnce(new HttpError(unanswered, undefined));
  await userEvent.keyboard('j{ArrowRight}');
  fireEvent.paste(cell('Hall 1'), { clipboardData: { getData: () => 'One\n' } });
  await screen.findByText('0 of 1 saved.');
  expect(cell('One').textContent).toBe('OneThe server did not answer. It may be saved all the same.');
});
