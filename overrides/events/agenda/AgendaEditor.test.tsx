import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import type { SaveEventAgendaMutationVariables } from '#src/generated/operations.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { AgendaEditor } from './AgendaEditor.tsx';
import type { EventAgenda } from './agendaOperations.ts';
import { ItemRow } from './outline/ItemRow.tsx';

// jsdom lays nothing out, and the drag library asks for this as it is loaded.
vi.hoisted(() => {
  class Unseeing {
    readonly observe = (): void => undefined;
    readonly unobserve = (): void => undefined;
    readonly disconnect = (): void => undefined;
  }
  vi.stubGlobal('ResizeObserver', Unseeing);
});

beforeEach(() => window.sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const item = (name: string, start: string, end: string, trainerIds: readonly string[] = []) => ({
  name,
  objectives: null,
  timeStart: `2027-06-10T${start}:00`,
  timeEnd: `2027-06-10T${end}:00`,
  trainers: trainerIds.map((trainerId) => ({ trainer: null, trainerId, excludeInHonoraria: false })),
});
const member = (id: string, fullName: string, priority: number) => ({
  trainer: { id, fullName },
  trainerId: id,
  priority,
  prepMinutes: 0,
  postMinutes: 0,
  travelMinutes: 0,
  activityDescription: null,
});
const event: EventAgenda = {
  id: '12',
  name: 'Day course',
  dateStart: '2027-06-10',
  dateEnd: '2027-06-11',
  timeZone: 'Europe/Warsaw',
  dateModified: '2027-01-01T00:00:00Z',
  can: [{ action: 'update', allowed: true, why: null }],
  leadTrainer: null,
  trainers: [member('1', 'Jördis Zöllick', 1), member('2', 'Anna Nowak', 2)],
  agendaOrig: null,
  agenda: {
    name: 'Course',
    sections: [
      {
        name: 'Plenary',
        items: [
          item('Welcome', '09:00', '09:30', ['1']),
          item('Anatomy', '09:30', '10:30', ['2']),
          item('Technique', '10:30', '11:00', ['2']),
        ],
      },
    ],
  },
};
const stale = {
  errors: [new GraphQLError('Somebody has saved.', { extensions: { code: 'STALE_WRITE', changed: {} } })],
};

type Answer = Parameters<typeof answeringClient>[0];

async function open(shown: EventAgenda = event, answer: Answer = () => ({ data: { centreEvent: null } })) {
  const { client, sent } = answeringClient(answer);
  await renderAdmin(<AgendaEditor event={shown} userId="7" />, { client });
  return { sent };
}
const cell = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = async (name: string, text: string) => {
  await userEvent.click(cell(name));
  await userEvent.keyboard(text);
};

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

  it('keeps what was there where a text means no time, and says so', async () => {
    await open();
    await type('Start of Anatomy', 'soon{Tab}');
    expect(cell('Start of Anatomy').value).toBe('09:30');
    expect(screen.getByText('“soon” is not understood; 09:30 was kept.')).toBeDefined();
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

  it('tells errors under the row and at the bar, where nothing can be saved then', async () => {
    await open();
    await type('Name of Welcome', '{Backspace}{Tab}');
    expect(screen.getByText('The item needs a name.')).toBeDefined();
    expect(screen.getByRole('button', { name: '1 error' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Save agenda' })).toHaveProperty('disabled', true);
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
    expect(sent).toEqual([]);
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
});

describe('unsaved changes', () => {
  it('are there as soon as a cell holds a text, also before it is left', async () => {
    await open();
    await type('Name of Welcome', 'Opening');
    expect(await screen.findByText(/^1 step since the last save/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Save agenda' })).toHaveProperty('disabled', false);
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByText('All changes are saved.')).toBeDefined();
  });

  it('survive a reload, with what they were made on', async () => {
    await open();
    await type('Name of Welcome', 'Opening{Tab}');
    cleanup();
    await open({ ...event, dateModified: '2027-01-02T00:00:00Z' });
    expect(cell('Start of Opening').value).toBe('09:00');
    expect(screen.getByText(/Somebody has changed the event since/)).toBeDefined();
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
    expect(window.sessionStorage).toHaveLength(0);
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
    expect(await screen.findByText(/^All changes are saved/)).toBeDefined();
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

  it('meet those of another person item by item, and both are kept (K6)', async () => {
    const theirs: EventAgenda = {
      ...event,
      dateModified: '2027-01-03T00:00:00Z',
      agenda: {
        name: 'Course',
        sections: [
          {
            name: 'Plenary',
            items: [
              item('Welcome', '09:00', '09:30', ['1']),
              item('Anatomy', '09:40', '10:30', ['2']),
              item('Technique', '10:30', '11:00', ['2']),
            ],
          },
        ],
      },
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
