import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { itemsOf, type Item, type Programme } from '../model/Programme.ts';
import { DayView, type DayViewProps } from './DayView.tsx';

// jsdom lays nothing out, and the drag library asks for this as it is loaded.
await vi.hoisted(async () => (await import('#tests/setup/seeNothing.ts')).seeNothing());

afterEach(() => {
  vi.useRealTimers();
});

const days = ['2027-03-12', '2027-03-13'];
const item = (key: string, start: number, end: number, trainerId = '1'): Item => ({
  key,
  name: key,
  objectives: null,
  day: '2027-03-12',
  start,
  end,
  trainers: [{ trainerId, unpaid: false }],
});
const programme: Programme = {
  name: null,
  sections: [
    { key: 's', name: 'Day 1', items: [item('Welcome', 540, 570), item('Groups', 600, 660)] },
    { key: 'p', name: 'Room B', items: [item('Ultrasound', 600, 630)] },
  ],
};

async function open(over: Partial<DayViewProps> = {}, readOnly = false) {
  let latest = programme;
  const steps: string[] = [];
  const Held = () => {
    const [current, setCurrent] = useState(programme);
    latest = current;
    return (
      <DayView
        programme={current}
        days={days}
        timeZone="Europe/Warsaw"
        nameOf={(id) => (id === '1' ? 'Anna Nowak' : undefined)}
        onEdit={
          readOnly
            ? undefined
            : (next, { code }) => {
                steps.push(code);
                setCurrent(next);
              }
        }
        {...over}
      />
    );
  };
  await renderAdmin(<Held />);
  return {
    steps,
    told: () =>
      itemsOf(latest).map(({ name, day, start, end }) => `${name} ${day?.slice(-2)} ${start}–${end}`),
  };
}

const block = (name: RegExp) => screen.getByRole('button', { name });
const press = (name: RegExp, key: string, shiftKey = false) => {
  block(name).focus();
  fireEvent.keyDown(block(name), { key, shiftKey });
};
const said = () => screen.getByRole('status').textContent;

it('moves an item by arrows, keeps the focus on it and says its new time', async () => {
  const { told, steps } = await open();
  press(/^Welcome\s*09:00–09:30\s*Anna Nowak$/, 'ArrowDown');
  expect(told()[0]).toBe('Welcome 12 545–575');
  expect(said()).toBe('Welcome: 09:05–09:35');
  press(/^Welcome/, 'ArrowUp');
  expect(told()[0]).toBe('Welcome 12 540–570');
  expect(document.activeElement).toBe(block(/^Welcome/));
  expect(steps).toEqual(['move', 'move']);
});

it('makes it longer and shorter with Shift, never shorter than five minutes, and says so', async () => {
  const { told, steps } = await open();
  press(/^Welcome/, 'ArrowDown', true);
  expect(told()[0]).toBe('Welcome 12 540–575');
  for (let times = 0; times < 8; times += 1) press(/^Welcome/, 'ArrowUp', true);
  expect(told()[0]).toBe('Welcome 12 540–545');
  expect(said()).toBe('Welcome cannot go further: 09:00–09:05');
  expect(steps).toHaveLength(7);
});

it('keeps the focus where an item passes another, and where it goes to another day', async () => {
  const { told } = await open();
  for (let times = 0; times < 14; times += 1) press(/^Welcome/, 'ArrowDown');
  expect(told().slice(0, 2)).toEqual(['Groups 12 600–660', 'Welcome 12 610–640']);
  expect(document.activeElement).toBe(block(/^Welcome/));
  press(/^Welcome/, 'ArrowRight');
  expect(told()[1]).toBe('Welcome 13 610–640');
  expect(said()).toBe('Welcome: Sat 13 Mar, 10:10–10:40');
  expect(document.activeElement).toBe(block(/^Welcome/));
});

it('a section moves with its items, and with nothing else', async () => {
  const { told } = await open();
  fireEvent.keyDown(block(/^Day 1, 09:00–11:00/), { key: 'ArrowUp' });
  expect(told()).toEqual(['Welcome 12 535–565', 'Groups 12 595–655', 'Ultrasound 12 600–630']);
  expect(said()).toBe('Day 1: 08:55–10:55');
});

it('does by single presses what dragging does: closer to a neighbour, swapped, another day', async () => {
  const { told } = await open();
  fireEvent.click(block(/^Groups/));
  const tools = within(screen.getByRole('toolbar', { name: 'Move Groups' }));
  fireEvent.click(tools.getByRole('button', { name: 'Begin where the one before ends' }));
  expect(told()[1]).toBe('Groups 12 570–630');
  fireEvent.click(tools.getByRole('button', { name: 'Swap with the one before' }));
  expect(told().toSorted()).toEqual(['Groups 12 540–600', 'Ultrasound 12 600–630', 'Welcome 12 600–630']);
  fireEvent.click(tools.getByRole('button', { name: 'To the day after' }));
  expect(told()).toContain('Groups 13 540–600');
});

it('adds an item behind the last of a day, and shows where its name is typed', async () => {
  const onOpen = vi.fn();
  const { told } = await open({ onOpen });
  fireEvent.click(screen.getByRole('button', { name: 'Add an item to Fri 12 Mar' }));
  expect(told()).toContain(' 12 660–690');
  expect(onOpen).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Add an item to Sat 13 Mar' }));
  expect(told()).toContain(' 13 540–570');
});

it('has nothing to change where the event may not be changed', async () => {
  await open({}, true);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('toolbar')).toBeNull();
  expect(screen.getByRole('list', { name: 'Items of Fri 12 Mar' }).textContent).toContain(
    'Welcome 09:00–09:30',
  );
});

it('draws a line at the time of the event’s own zone, on the day itself only', async () => {
  vi.useFakeTimers({ now: new Date('2027-03-12T09:30:00Z'), toFake: ['Date'] });
  await open();
  expect(screen.getAllByRole('img').map((line) => line.getAttribute('aria-label'))).toEqual(['Now, 10:30']);
  cleanup();
  vi.setSystemTime(new Date('2027-03-11T22:00:00Z'));
  await open();
  expect(screen.queryByRole('img')).toBeNull();
});

it('shows an item that is on none of the event’s days, and leaves it to be mended where it is typed', async () => {
  const lost = { ...item('Lost', 600, 660), day: '2027-04-01' };
  const onEdit = vi.fn();
  await open({ programme: { name: null, sections: [{ key: 's', name: 'A', items: [lost] }] }, onEdit });
  expect(screen.getByText('not a day of the event')).toBeDefined();
  press(/^Lost/, 'ArrowDown');
  expect(onEdit).not.toHaveBeenCalled();
});

it('a line of text is no higher than a short item, so that no letter is cut', async () => {
  const short = { key: 's', name: 'Day 1', items: [item('Typing', 540, 555), item('Groups', 600, 660)] };
  await open({ programme: { name: null, sections: [short] } });
  const heights = ['Typing', 'Groups'].map(
    (name) => getComputedStyle(screen.getByRole('button', { name: new RegExp(`^${name}`) })).lineHeight,
  );
  expect(heights).toEqual(['14px', '18px']);
});

it('a name that is written from the right leaves the time beside it in order', async () => {
  const lecture = { ...item('a', 540, 555), name: 'محاضرة (1/2)' };
  await open({ programme: { name: null, sections: [{ key: 's', name: 'Day 1', items: [lecture] }] } });
  expect(screen.getByText('محاضرة (1/2)').tagName).toBe('BDI');
});
