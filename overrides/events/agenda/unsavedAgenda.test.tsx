import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SaveEventAgendaMutationVariables } from '#src/generated/operations.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import type { EventAgenda } from './agendaOperations.ts';
import { cell, courseOf, editorOf, event, item, stale, type } from './testing/courseAgenda.tsx';

// jsdom lays nothing out, and the drag library asks for this as it is loaded.
await vi.hoisted(async () => (await import('#tests/setup/seeNothing.ts')).seeNothing());

beforeEach(() => window.sessionStorage.clear());

async function open(...asked: Parameters<typeof editorOf>) {
  const { editor, client } = editorOf(...asked);
  await renderAdmin(editor, { client });
}

describe('unsaved changes', () => {
  it('are there as soon as a cell holds a text, also before it is left', async () => {
    await open();
    await type('Name of Welcome', 'Opening');
    expect(await screen.findByText(/^1 step since the last save/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Save agenda' })).toHaveProperty('disabled', false);
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByText('All changes are saved.')).toBeDefined();
  });

  it('are saved by one press, also from the cell that mends the last error', async () => {
    const stored = { ...event, dateModified: '2027-01-02T00:00:00Z' };
    await open(event, () => ({ data: { updateCentreEvent: stored } }));
    await type('Name of Welcome', '{Backspace}{Tab}');
    await type('Name of new item', 'Opening');
    expect(screen.getByRole('button', { name: '1 error' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Save agenda' }));
    expect(await screen.findByText(/^All changes are saved/)).toBeDefined();
  });

  it('survive a reload, with what they were made on', async () => {
    await open();
    await type('Name of Welcome', 'Opening{Tab}');
    cleanup();
    await open({ ...event, dateModified: '2027-01-02T00:00:00Z' });
    expect(cell('Start of Opening').value).toBe('09:00');
    expect(screen.getByText(/Somebody has changed the event since/)).toBeDefined();
  });

  it('that were put back are no longer told of once they are saved', async () => {
    await open();
    await type('Name of Welcome', 'Opening{Tab}');
    cleanup();
    const stored = { ...event, dateModified: '2027-01-02T00:00:00Z' };
    await open(event, () => ({ data: { updateCentreEvent: stored } }));
    expect(screen.getByText('Your unsaved changes are back.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Save agenda' }));
    expect(await screen.findByText(/^All changes are saved/)).toBeDefined();
    expect(screen.queryByText(/unsaved changes are back/)).toBeNull();
  });

  it('stay where the network drops at saving, and are saved when it is tried again', async () => {
    const inputs: SaveEventAgendaMutationVariables['input'][] = [];
    await open(event, ({ variables }) => {
      inputs.push((variables as SaveEventAgendaMutationVariables).input);
      if (inputs.length === 1) throw new TypeError('Failed to fetch');
      return { data: { updateCentreEvent: { ...event, dateModified: '2027-01-02T00:00:00Z' } } };
    });
    await type('Name of Welcome', 'Opening{Tab}');
    const save = screen.getByRole('button', { name: 'Save agenda' });
    await userEvent.click(save);
    expect((await screen.findByRole('alert')).textContent).toMatch(/\S/);
    expect(cell('Start of Opening').value).toBe('09:00');
    expect(window.sessionStorage.length).toBe(1);
    await userEvent.click(save);
    expect(await screen.findByText('All changes are saved.')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(inputs[1]).toEqual(inputs[0]);
    await expect.poll(() => window.sessionStorage.length).toBe(0);
  });

  it('that are refused are told of the item that they are in', async () => {
    const validation = { 'input.agenda.sections.0.items.1.name': ['This may have at most 500 characters.'] };
    await open(event, () => ({
      errors: [new GraphQLError('Some fields.', { extensions: { code: 'VALIDATION', validation } })],
    }));
    await type('Name of Welcome', 'Opening{Tab}');
    await userEvent.click(screen.getByRole('button', { name: 'Save agenda' }));
    const told = await screen.findByText('“Anatomy”: This may have at most 500 characters.');
    expect(told.closest('[role="alert"]')).not.toBeNull();
  });

  it('are saved without a question where another person changed only other parts of the event', async () => {
    const theirs = { ...event, name: 'Renamed course', dateModified: '2027-01-03T00:00:00Z' };
    const inputs: SaveEventAgendaMutationVariables['input'][] = [];
    await open(event, ({ name, variables }) => {
      if (name === 'EventAgenda') return { data: { centreEvent: theirs } };
      inputs.push((variables as SaveEventAgendaMutationVariables).input);
      return inputs.length === 1 ? stale : { data: { updateCentreEvent: theirs } };
    });
    await type('Name of Welcome', 'Opening{Tab}');
    await userEvent.click(screen.getByRole('button', { name: 'Save agenda' }));
    expect(await screen.findByText('All changes are saved.')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(inputs.map(({ date_modified }) => date_modified)).toEqual([
      event.dateModified,
      theirs.dateModified,
    ]);
    expect(inputs[1]?.agenda?.sections[0]?.items?.[0]?.name).toBe('Opening');
  });

  it('that are made while a save is under way stay on top of what came back', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const inputs: SaveEventAgendaMutationVariables['input'][] = [];
    const [welcome, ...others] = event.agenda?.sections[0]?.items ?? [];
    const items = [{ ...welcome, ...item('Opening', '09:00', '09:30', ['1']) }, ...others];
    const stored = {
      ...event,
      dateModified: '2027-01-02T00:00:00Z',
      agenda: { name: 'Course', sections: [{ name: 'Plenary', items }] },
    };
    await open(event, async ({ variables }) => {
      inputs.push((variables as SaveEventAgendaMutationVariables).input);
      await answered;
      return { data: { updateCentreEvent: stored } };
    });
    await type('Name of Welcome', 'Opening{Tab}');
    await userEvent.click(screen.getByRole('button', { name: 'Save agenda' }));
    await type('Name of Anatomy', 'Landmarks{Tab}');
    answer();
    expect(await screen.findByText(/1 step since the last save/)).toBeDefined();
    expect([cell('Name of Opening').value, cell('Name of Landmarks').value]).toEqual([
      'Opening',
      'Landmarks',
    ]);
    expect(window.sessionStorage).toHaveLength(1);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(cell('Name of Anatomy').value).toBe('Anatomy');
    expect(await screen.findByText('All changes are saved.')).toBeDefined();
  });

  it('whose answer was lost are known again as one’s own: nobody is asked, and nothing is there twice', async () => {
    const inputs: SaveEventAgendaMutationVariables['input'][] = [];
    const stored = (name: string, dateModified: string): EventAgenda => ({
      ...event,
      dateModified,
      agenda: {
        name: 'Course',
        sections: [{ name: 'Plenary', items: [item(name, '09:00', '09:30', ['1'])] }],
      },
    });
    const small = stored('Welcome', event.dateModified);
    const lost = stored('Opening', '2027-01-02T00:00:00Z');
    await open(small, ({ name, variables }) => {
      if (name === 'EventAgenda') return { data: { centreEvent: lost } };
      inputs.push((variables as SaveEventAgendaMutationVariables).input);
      if (inputs.length === 1) throw new TypeError('Failed to fetch');
      if (inputs.length === 2) return stale;
      return { data: { updateCentreEvent: stored('Prologue', '2027-01-03T00:00:00Z') } };
    });
    const save = screen.getByRole('button', { name: 'Save agenda' });
    await type('Name of Welcome', 'Opening{Tab}');
    await userEvent.click(save);
    await screen.findByRole('alert');
    await type('Name of Opening', 'Prologue{Tab}');
    await userEvent.click(save);
    expect(await screen.findByText('All changes are saved. 1 warning')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(inputs[2]?.date_modified).toBe(lost.dateModified);
    expect(inputs[2]?.agenda?.sections[0]?.items?.map(({ name }) => name)).toEqual(['Prologue']);
  });

  it('stay where the network drops between a refusal and what it was refused for', async () => {
    await open(event, ({ name }) => {
      if (name === 'EventAgenda') throw new TypeError('Failed to fetch');
      return stale;
    });
    await type('Name of Welcome', 'Opening{Tab}');
    await userEvent.click(screen.getByRole('button', { name: 'Save agenda' }));
    expect((await screen.findByRole('alert')).textContent).not.toMatch(/Somebody has saved/);
    expect(cell('Start of Opening').value).toBe('09:00');
    expect(window.sessionStorage).toHaveLength(1);
  });

  it('stay where the event is gone between a refusal and what it was refused for, which is said', async () => {
    await open(event, ({ name }) => (name === 'EventAgenda' ? { data: { centreEvent: null } } : stale));
    await type('Name of Welcome', 'Opening{Tab}');
    await userEvent.click(screen.getByRole('button', { name: 'Save agenda' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This record does not exist or is not visible to you.',
    );
    expect(cell('Start of Opening').value).toBe('09:00');
  });

  it('meet those of another person item by item, and both are kept (K6)', async () => {
    const theirs: EventAgenda = {
      ...event,
      dateModified: '2027-01-03T00:00:00Z',
      agenda: courseOf(
        item('Welcome', '09:00', '09:30', ['1']),
        item('Anatomy', '09:40', '10:30', ['2']),
        item('Technique', '10:30', '11:00', ['2']),
      ),
    };
    const inputs: SaveEventAgendaMutationVariables['input'][] = [];
    await open(event, ({ name, variables }) => {
      if (name === 'EventAgenda') return { data: { centreEvent: theirs } };
      if (name !== 'SaveEventAgenda') return { data: { centreEvent: null } };
      inputs.push((variables as SaveEventAgendaMutationVariables).input);
      return inputs.length === 1 ? stale : { data: { updateCentreEvent: theirs } };
    });
    await type('Name of Welcome', 'Opening{Tab}');
    await userEvent.click(screen.getByRole('button', { name: 'Save agenda' }));
    expect(await screen.findByText(/^Anatomy: 09:30–10:30 → 09:40–10:30/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Keep both' }));
    await waitFor(() => expect(inputs).toHaveLength(2));
    expect(inputs[1]?.agenda?.sections[0]?.items?.map(({ name, time_start }) => [name, time_start])).toEqual([
      ['Opening', '2027-06-10T09:00:00'],
      ['Anatomy', '2027-06-10T09:40:00'],
      ['Technique', '2027-06-10T10:30:00'],
    ]);
  });
});
