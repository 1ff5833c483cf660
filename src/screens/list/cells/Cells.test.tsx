import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { expect, it } from 'vitest';
import { StaleWriteError } from '#src/data/errors/StaleWriteError.ts';
import { isPageHeld } from '#src/ui/page/heldPage.ts';
import { currentShortcuts } from '#src/ui/keyboard/shortcuts.ts';
import {
  cell,
  drawn,
  getList,
  getOne,
  open,
  readNewer,
  renderList,
  rows,
  sent,
  update,
  beginWithHalls,
} from '#tests/setup/hallList.tsx';

beginWithHalls();

it('the keys of the cells are named where a cell may be changed', async () => {
  const keys = () => currentShortcuts().flatMap(({ keys: said, label }) => (label ? [said] : []));
  const ofCells = ['→', 'Shift+↓', 'F2', 'Tab', 'Ctrl+C', 'Ctrl+V'];
  await renderList();
  await waitFor(() => expect(keys()).toEqual(expect.arrayContaining(ofCells)));
  cleanup();
  getList.mockResolvedValue({ data: rows.filter(({ id }) => id === '3'), total: 1 });
  await renderList('Hall 3');
  expect(keys().filter((said) => ofCells.includes(said ?? ''))).toEqual([]);
});

it('by keyboard: arrows walk, Enter opens, Tab saves and opens the next that has an input, Esc leaves; the row alone is drawn', async () => {
  await renderList();
  await userEvent.keyboard('j{ArrowRight}{ArrowDown}');
  expect(globalThis.document.activeElement).toBe(cell('Hall 2'));
  expect(drawn).toEqual([]);
  const hall = await open('{Enter}');
  expect(hall).toHaveProperty('value', 'Hall 2');
  await userEvent.keyboard('Great hall{Tab}');
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveProperty('value', 'R2'));
  expect(screen.getByText('Great hall')).toBeDefined();
  expect(update).toHaveBeenCalledExactlyOnceWith(
    'events',
    expect.objectContaining({
      id: '2',
      data: expect.objectContaining({ hall: 'Great hall', version: 'v1' }) as unknown,
      previousData: expect.objectContaining({ hall: 'Hall 2' }) as unknown,
    }),
  );
  await userEvent.keyboard('changed{Escape}');
  await waitFor(() => expect(globalThis.document.activeElement).toBe(cell('R2')));
  expect(update).toHaveBeenCalledTimes(1);
  expect(new Set(drawn)).toEqual(new Set(['2']));
});

it('what may not be changed does not open, by the record and by the contract', async () => {
  await renderList();
  await userEvent.keyboard('jjj{ArrowRight}');
  expect(globalThis.document.activeElement).toBe(cell('Hall 3'));
  await userEvent.keyboard('{F2}{ArrowUp}{ArrowLeft}{F2}');
  expect(await screen.findAllByText('This may not be changed here.')).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('F2 on the name of a row opens its first cell that may be changed; one without an input here says so', async () => {
  await renderList();
  await userEvent.keyboard('j');
  expect(await open('{F2}')).toHaveProperty('value', 'Hall 1');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(globalThis.document.activeElement).toBe(cell('Hall 1')));
  await userEvent.keyboard('{ArrowRight}{F2}');
  await screen.findByText('This is changed on the page of the record.');
  await waitFor(() => expect(globalThis.document.activeElement).toBe(cell('Team 1')));
});

it('two clicks open a cell that may be changed, one the record', async () => {
  const { pathname } = await renderList();
  await userEvent.dblClick(cell('Hall 1'));
  expect(await screen.findByRole('textbox')).toHaveProperty('value', 'Hall 1');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(cell('Hall 2'));
  await waitFor(() => expect(pathname()).toBe('/events/2'));
});

it('a refusal stands at the cell, whether the form or the server refuses', async () => {
  await renderList();
  await userEvent.keyboard('j{ArrowRight}');
  await open('{Enter}');
  await userEvent.keyboard('{Backspace}{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('A hall is needed.');
  update.mockRejectedValueOnce(new HttpError('Refused.', 422, { errors: { hall: 'It is taken.' } }));
  await userEvent.keyboard('Taken{Enter}');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('It is taken.'));
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Taken');
});

it('a row that is gone when its cell is saved is said to be, and leaves the list', async () => {
  await renderList();
  await userEvent.keyboard('j{ArrowRight}');
  await open('{Enter}');
  update.mockRejectedValueOnce(new HttpError('This record does not exist.', 404));
  getList.mockResolvedValue({ data: rows.slice(1), total: 2 });
  await userEvent.keyboard('Mine{Enter}');
  expect(await screen.findByText('This record does not exist.')).toBeDefined();
  await waitFor(() => expect(screen.queryByText('Hall 1')).toBeNull());
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('a cell that somebody else has changed asks whose word counts (K6)', async () => {
  await renderList();
  update.mockRejectedValueOnce(new StaleWriteError('Changed.', { hall: 'Their hall' }));
  await userEvent.keyboard('j{ArrowRight}');
  await open('{Enter}');
  await userEvent.keyboard('My hall{Enter}');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('Their hall')).toBeDefined();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(await screen.findByText('My hall')).toBeDefined();
  expect(update).toHaveBeenLastCalledWith(
    'events',
    expect.objectContaining({ data: expect.objectContaining({ hall: 'My hall', version: 'v9' }) as unknown }),
  );
});

it('says where theirs cannot be read after it was taken (K6)', async () => {
  await renderList();
  update.mockRejectedValueOnce(new StaleWriteError('Changed.', { hall: 'Their hall' }));
  await userEvent.keyboard('j{ArrowRight}');
  await open('{Enter}');
  await userEvent.keyboard('My hall{Enter}');
  const takeTheirs = await screen.findByRole('button', { name: 'Take theirs' });
  getOne.mockRejectedValueOnce(new HttpError('The server did not answer.', 503));
  await userEvent.click(takeTheirs);
  expect(await screen.findByText('The server did not answer.')).toBeDefined();
});

it('what is refused when one keeps their own stands at the cell (K6)', async () => {
  await renderList();
  update.mockRejectedValueOnce(new StaleWriteError('Changed.', { hall: 'Their hall' }));
  update.mockRejectedValueOnce(new HttpError('Refused.', 422, { errors: { team: 'None fits that hall.' } }));
  await userEvent.keyboard('j{ArrowRight}');
  await open('{Enter}');
  await userEvent.keyboard('My hall{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Keep mine' }));
  expect((await screen.findByRole('alert')).textContent).toBe('None fits that hall.');
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'My hall');
});

it('what is typed stays in its cell, on the version of then, while the list is read again (K6)', async () => {
  await renderList();
  await userEvent.keyboard('j{ArrowRight}');
  await open('{Enter}');
  await userEvent.keyboard('My hall');
  await readNewer();
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'My hall');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(update).toHaveBeenCalledExactlyOnceWith('events', sent('My hall', 'v1')));
});

it('an open cell keeps the page, to which a session that ends is begun again; what is typed is saved after that', async () => {
  await renderList();
  await userEvent.keyboard('j{ArrowRight}');
  expect(isPageHeld()).toBe(false);
  await open('{Enter}');
  expect(isPageHeld()).toBe(true);
  update.mockRejectedValueOnce(new HttpError('Sign in.', 401, { code: 'UNAUTHENTICATED' }));
  await userEvent.keyboard('Great hall{Enter}');
  await waitFor(() => expect(update).toHaveBeenCalledOnce());
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Great hall')).toBeDefined();
  await waitFor(() => expect(isPageHeld()).toBe(false));
});

it('Enter that is pressed twice saves a cell once', async () => {
  await renderList();
  await userEvent.keyboard('j{ArrowRight}');
  await open('{Enter}');
  await userEvent.keyboard('Great hall');
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' });
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' });
  expect(await screen.findByText('Great hall')).toBeDefined();
  expect(update).toHaveBeenCalledOnce();
});
