import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { ItemRow } from './outline/ItemRow.tsx';
import { cell, congressOf, courseOf, editorOf, event, item, type } from './testing/courseAgenda.tsx';

// jsdom lays nothing out, and the drag library asks for this as it is loaded.
await vi.hoisted(async () => (await import('#tests/setup/seeNothing.ts')).seeNothing());

beforeEach(() => window.sessionStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
});

async function open(shown = event) {
  const { editor, client, sent } = editorOf(shown);
  await renderAdmin(editor, { client });
  return { sent };
}

describe('the outline', () => {
  it('takes a time as people type it, and moves what follows along', async () => {
    await open();
    await type('Start of Welcome', '8.45 am{Tab}');
    expect([cell('Start of Welcome').value, cell('Start of Anatomy').value]).toEqual(['08:45', '09:15']);
    await userEvent.click(screen.getByRole('switch', { name: 'Move what follows along' }));
    await type('Length of Welcome', '1h{Tab}');
    expect(cell('Start of Anatomy').value).toBe('09:15');
    expect(screen.getByText(/Save agenda/)).toHaveProperty('disabled', false);
  });

  it('takes a section to a day of the event, once that has been moved', async () => {
    await open({ ...event, dateStart: '2027-07-01', dateEnd: '2027-07-02' });
    expect(screen.getAllByText('It lies outside the days of the event.')).toHaveLength(3);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Day of Plenary/ }), '1 Jul 2027');
    expect(screen.queryByText('It lies outside the days of the event.')).toBeNull();
    expect(cell('Start of Welcome').value).toBe('09:00');
  });

  it('takes all of it to the days of the event in one step, which is undone like any other', async () => {
    await open({ ...event, dateStart: '2027-06-17', dateEnd: '2027-06-18' });
    expect(screen.getByText('The programme begins on 10 Jun 2027, the event on 17 Jun 2027.')).toBeDefined();
    const offer = { name: 'Move the programme 7 days later' };
    await userEvent.click(screen.getByRole('button', offer));
    expect(screen.queryByRole('button', offer)).toBeNull();
    expect(screen.queryByText('It lies outside the days of the event.')).toBeNull();
    await waitFor(() => expect(cell('Start of Welcome')).toBe(document.activeElement));
    await userEvent.click(screen.getByRole('button', { name: 'Undo: move the programme' }));
    expect(screen.getByRole('button', offer)).toBeDefined();
  });

  it('says what it does not understand of pasted rows above what it will add', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Paste rows' }));
    const rows = screen.getByRole('textbox', { name: 'Rows' });
    fireEvent.change(rows, { target: { value: 'noon\t30\tRegistration' } });
    const told = screen.getByText(/“noon” is no time/);
    const added = screen.getByText('What will be added');
    expect(told.compareDocumentPosition(added)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('keeps what was there where a text means no time, and says so', async () => {
    await open();
    await type('Start of Anatomy', 'soon{Tab}');
    expect(cell('Start of Anatomy').value).toBe('09:30');
    expect(screen.getByText('“soon” is not understood; 09:30 was kept.')).toBeDefined();
  });

  it('takes the time of an end for a length, and says what it makes of one before the start', async () => {
    await open();
    await userEvent.click(screen.getByRole('switch', { name: 'Move what follows along' }));
    await type('Length of Anatomy', '10:00{Tab}');
    expect(cell('Length of Anatomy').value).toBe('30 min');
    await type('Length of Anatomy', '8:45{Tab}');
    expect(cell('Length of Anatomy').value).toBe('8 h 45 min');
    expect(
      screen.getByText('“8:45” comes before the start, and is taken for a length of 8 h 45 min.'),
    ).toBeDefined();
  });

  it('adds the next item on Enter where the last ends, moves it by Alt and arrows, and undoes each step', async () => {
    await open();
    await type('Name of Welcome', '{Enter}');
    await waitFor(() => expect(cell('Length of new item')).toBe(document.activeElement));
    expect(cell('Start of new item').value).toBe('09:30');
    await userEvent.keyboard('15{Tab}Registration{Enter}');
    await userEvent.click(cell('Name of Registration'));
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect([cell('Start of Registration').value, cell('Start of Welcome').value]).toEqual(['09:00', '09:15']);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(cell('Start of Registration').value).toBe('09:30');
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(cell('Start of Registration').value).toBe('09:00');
  });

  it('keeps the focus where a row was that undoing takes away, or a section that is deleted', async () => {
    await open();
    await type('Name of Welcome', '{Enter}');
    await waitFor(() => expect(cell('Length of new item')).toBe(document.activeElement));
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(cell('Length of Anatomy')).toBe(document.activeElement);
    const [menu] = screen.getAllByRole('button', { name: /^More for the section/ });
    menu?.focus();
    await userEvent.keyboard('{Enter}{End}{Enter}');
    expect(menu?.isConnected).toBe(false);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add section' })),
    );
  });

  it('offers no day before the first', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'More for Welcome' }));
    const idle = (name: RegExp) => screen.getByRole('menuitem', { name }).getAttribute('aria-disabled');
    expect([idle(/^Move a day earlier/), idle(/^Move a day later/)]).toEqual(['true', null]);
  });

  it('tells errors under the row and at the bar, where nothing can be saved then', async () => {
    await open();
    await type('Name of Welcome', '{Backspace}{Tab}');
    const why = document.getElementById(cell('Name of new item').getAttribute('aria-describedby') ?? '');
    expect(why?.textContent).toContain('The item needs a name.');
    expect(screen.getByRole('button', { name: '1 error' })).toBeDefined();
    // jsdom scrolls nowhere.
    Element.prototype.scrollIntoView = () => undefined;
    await userEvent.click(screen.getByRole('button', { name: 'Save agenda' }));
    expect(document.activeElement).toBe(cell('Name of new item'));
  });

  it('shifts what is selected', async () => {
    await open();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Anatomy' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Technique' }));
    await userEvent.click(
      within(screen.getByRole('region', { name: '2 selected' })).getByRole('button', { name: 'Shift' }),
    );
    expect([cell('Start of Anatomy').value, cell('Start of Technique').value]).toEqual(['09:45', '10:45']);
    expect(screen.getByText('15 min before this are not planned.')).toBeDefined();
  });

  it('draws no row while one types in another, and only the row that has changed after', async () => {
    const count = 20;
    const clock = (minutes: number) =>
      `${String(9 + Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    const items = Array.from({ length: count }, (_, n) => item(`Talk ${n}`, clock(n * 5), clock(n * 5 + 5)));
    const draw = vi.spyOn(ItemRow, 'type');
    await open({ ...event, agenda: { name: null, sections: [{ name: 'Marathon', items }] } });
    const drawn = () => new Set(draw.mock.calls.map(([{ item: one }]) => one.name));
    expect(drawn().size).toBe(count);
    await userEvent.click(cell('Name of Talk 10'));
    draw.mockClear();
    await userEvent.keyboard('Keynote');
    expect(draw).not.toHaveBeenCalled();
    await userEvent.tab();
    expect([...drawn()]).toEqual(['Keynote']);
  });

  it('tells what differs since the first approval, and asks nothing more for it (A2)', async () => {
    const first = {
      name: 'Course',
      sections: [{ name: 'Plenary', items: [item('Anatomy', '09:00', '10:00', ['2'])] }],
    };
    const { sent } = await open({ ...event, agendaOrig: first });
    const since = within(screen.getByRole('region', { name: 'Since the first approval' }));
    expect(since.getByText('3 changes')).toBeDefined();
    expect(since.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
      'Anatomy: 09:00–10:00 → 09:30–10:30',
    );
    expect(sent.map(({ name }) => name)).not.toContain('EventAgenda');
  });

  it('of an event without days leads to where they are entered', async () => {
    await open({ ...event, dateStart: null, dateEnd: null, agenda: null });
    const link = screen.getByRole('link', { name: 'Enter its days' });
    expect(link.getAttribute('href')).toBe('/events/12/edit');
  });

  it('is read only for who may not change the event', async () => {
    await open({ ...event, can: [{ action: 'update', allowed: false, why: 'Not your role.' }] });
    expect(screen.queryByLabelText('Start of Welcome')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save agenda' })).toBeNull();
    // The library marks what can be dragged once it has been drawn.
    await new Promise((marked) => setTimeout(marked, 50));
    const section = within(screen.getByRole('region', { name: 'Plenary' }));
    expect(section.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getAllByText('Welcome').length).toBeGreaterThan(0);
  });
});

describe('whoever teaches', () => {
  it('is told with speaking minutes, as they come about', async () => {
    await open();
    const strip = within(screen.getByRole('region', { name: 'Trainers' }));
    expect(strip.getByText(/Speaking 1 h 30 min/)).toBeDefined();
    await type('Length of Technique', '60{Tab}');
    expect(strip.getByText(/Speaking 2 h/).textContent).toBe('Speaking 2 h (1 h 30 min before)');
  });

  it('is found by what is typed, and joins the event once that was agreed to', async () => {
    const found = { trainers: { data: [{ id: '3', fullName: 'Ludwika Żak' }] } };
    const { editor, client } = editorOf(
      { ...event, trainers: [] },
      ({ name }) => ({ data: name === 'TrainersToAdd' ? found : { centreEvent: null } }),
      [congressOf(item('Keynote', '09:15', '11:30', ['3']))],
    );
    await renderAdmin(editor, { client });
    await type('Trainers of Welcome', 'Żak');
    await userEvent.click(await screen.findByRole('option', { name: /Ludwika Żak/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Ludwika Żak to the event?' }));
    expect((await dialog.findByRole('alert')).textContent).toContain(
      '“Keynote” of Congress is at the same time as “Welcome”.',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await type('Add a trainer', 'Żak');
    await userEvent.click(await screen.findByRole('option', { name: /Ludwika Żak/ }));
    expect((await screen.findByRole('alert')).textContent).toContain('On Congress too, 10 Jun 2027.');
    await userEvent.click(screen.getByRole('button', { name: 'Add to the event' }));
    expect(await screen.findByText('Teaches nothing yet')).toBeDefined();
  });

  it('is told to be at another event meanwhile, at what they teach there, or on the same days', async () => {
    const talks = [item('Keynote', '10:45', '11:30', ['1']), item('Panel', '10:00', '10:15', ['2'])];
    const { editor, client } = editorOf(event, undefined, [congressOf(...talks)]);
    await renderAdmin(editor, { client });
    const strip = within(screen.getByRole('region', { name: 'Trainers' }));
    expect(await strip.findByText('On Congress too, 10 Jun 2027.')).toBeDefined();
    const plenary = within(screen.getByRole('region', { name: 'Plenary' }));
    expect(plenary.getByText('Anna Nowak is in “Panel” of Congress at the same time.')).toBeDefined();
    await type('Start of Welcome', '11:00{Tab}');
    expect(plenary.getByText('Jördis Zöllick is in “Keynote” of Congress at the same time.')).toBeDefined();
  });

  it('is replaced by somebody else in what is chosen, told first what speaks against it, in one step', async () => {
    const { editor, client } = editorOf({ ...event, agendaOrig: courseOf() }, undefined, [
      congressOf(item('Keynote', '10:45', '11:30', ['1'])),
    ]);
    await renderAdmin(editor, { client });
    await userEvent.click(screen.getByRole('button', { name: 'Replace Anna Nowak' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Replace Anna Nowak' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Anatomy/ }));
    await userEvent.type(dialog.getByRole('combobox', { name: 'By whom' }), 'Jör{Enter}');
    expect((await dialog.findByRole('alert')).textContent).toContain(
      '“Keynote” of Congress is at the same time as “Technique”.',
    );
    expect(dialog.getByRole('note').textContent).toMatch(
      /^Anna Nowak goes on teaching the rest.*approved again/,
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Replace' }));
    const rows = within(screen.getByRole('region', { name: 'Plenary' })).getAllByRole('listitem');
    expect(rows.map((row) => within(row).getByLabelText(/^Trainers of/).textContent)).toEqual([
      'Jördis Zöllick',
      'Anna Nowak',
      'Jördis Zöllick',
    ]);
    expect(screen.getByRole('button', { name: 'Undo: replace a trainer (Anna Nowak)' })).toBeDefined();
  });
});
