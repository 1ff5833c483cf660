import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { expect, it } from 'vitest';
import { StaleWriteError } from '#src/data/errors/StaleWriteError.ts';
// Loaded with the first save, which a test would be ahead of.
import './edit/TakeBackKey.tsx';
import {
  cell,
  getList,
  open,
  renderList,
  rows,
  saveVersions,
  update,
  beginWithHalls,
} from '#tests/setup/hallList.tsx';

beginWithHalls();

const undo = () => userEvent.keyboard('{Control>}z{/Control}');
const paste = (text: string) => fireEvent.paste(cell('Hall 1'), { clipboardData: { getData: () => text } });
const sent = () => update.mock.calls.map(([, { data }]) => data as Record<string, unknown>);

it('Ctrl+Z gives a cell its value back, on the version that its change has made, and then the one before it', async () => {
  saveVersions();
  await renderList();
  await userEvent.keyboard('j{ArrowRight}');
  await open('{Enter}');
  await userEvent.keyboard('Great hall{Tab}');
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveProperty('value', 'R1'));
  await userEvent.keyboard('R9{Enter}');
  await screen.findByText('R9');
  await undo();
  expect(await screen.findByText('R1')).toBeDefined();
  expect(screen.getByText('Great hall')).toBeDefined();
  await undo();
  expect(await screen.findByText('Hall 1')).toBeDefined();
  expect(sent().slice(2)).toEqual([
    expect.objectContaining({ room: 'R1', hall: 'Great hall', version: 'v3' }),
    expect.objectContaining({ room: 'R1', hall: 'Hall 1', version: 'v4' }),
  ]);
  await undo();
  expect(update).toHaveBeenCalledTimes(4);
});

it('what was pasted is taken back in one go, by its button too, and no more said to be saved', async () => {
  saveVersions();
  getList.mockResolvedValue({ data: rows.slice(0, 2), total: 2 });
  await renderList();
  await userEvent.keyboard('j{ArrowRight}');
  paste('One\nTwo\n');
  await screen.findByText('2 of 2 saved.');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('2 values are as they were.')).toBeDefined();
  expect(screen.getByText('Hall 1')).toBeDefined();
  expect(screen.getByText('Hall 2')).toBeDefined();
  expect(screen.queryByText('2 of 2 saved.')).toBeNull();
});

it('what somebody has changed since stays theirs, and the rest is taken back (K6)', async () => {
  saveVersions();
  await renderList();
  await userEvent.keyboard('j{ArrowRight}');
  paste('One\nTwo\n');
  await screen.findByText('2 of 2 saved.');
  const [first, second, third] = rows;
  getList.mockResolvedValue({
    data: [{ ...first, hall: 'Their hall', version: 'v9' }, { ...second, hall: 'Two', version: 'v3' }, third],
    total: 3,
  });
  fireEvent(window, new Event('visibilitychange'));
  await screen.findByText('Their hall');
  await undo();
  expect(await screen.findByText('1 of 2 taken back. Somebody has changed it since.')).toBeDefined();
  expect(sent().slice(2)).toEqual([expect.objectContaining({ id: '2', hall: 'Hall 2', version: 'v3' })]);
});

it('what was kept over what somebody else had saved is a step as well, back to theirs (K6)', async () => {
  saveVersions();
  await renderList();
  update.mockRejectedValueOnce(new HttpError('Refused.', 503));
  await userEvent.keyboard('j{ArrowRight}');
  paste('My hall');
  await screen.findByText('0 of 1 saved.');
  update.mockRejectedValueOnce(new StaleWriteError('Changed.', { hall: 'Their hall' }));
  await open('{Enter}');
  await userEvent.keyboard('{Control>}a{/Control}My hall{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(document.activeElement).toBe(cell('My hall')));
  // What was refused before is said of it no more.
  expect(cell('My hall').textContent).toBe('My hall');
  await undo();
  expect(await screen.findByText('Their hall')).toBeDefined();
});

it('what the server does not let be taken back is said in its words', async () => {
  await renderList();
  await userEvent.keyboard('j{ArrowRight}');
  paste('One');
  await screen.findByText('1 of 1 saved.');
  update.mockRejectedValue(new HttpError('The hall is closed.', 422));
  await undo();
  expect(await screen.findByText('0 of 1 taken back. The hall is closed.')).toBeDefined();
  expect(screen.getByText('One')).toBeDefined();
});

it('what was deleted meanwhile is not taken back, and leaves the list', async () => {
  await renderList();
  await userEvent.keyboard('j{ArrowRight}');
  paste('One');
  await screen.findByText('1 of 1 saved.');
  update.mockRejectedValue(new HttpError('This record does not exist.', 404));
  getList.mockResolvedValue({ data: rows.slice(1), total: rows.length - 1 });
  await undo();
  expect(await screen.findByText('0 of 1 taken back. This record does not exist.')).toBeDefined();
  await waitFor(() => expect(screen.queryByText('One')).toBeNull());
});
