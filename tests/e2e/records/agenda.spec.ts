import type { Page } from 'playwright/test';
import { records, type Ask } from '#tests/factories/records.ts';
import { expect, test } from '../session.ts';
import { tabTo } from '../tabTo.ts';

/** Two days in another zone than the browser's, over the night in which its clocks go forward. */
const [first, second] = ['2027-03-13', '2027-03-14'];
const trainer = 'Żaneta Szkoleniowa';

interface Typed {
  readonly name: string;
  readonly length: string;
  readonly start: string;
  readonly end: string;
  readonly taught?: boolean;
}

const typed = (name: string, length: string, start: string, end: string, taught = false): Typed => ({
  name,
  length,
  start,
  end,
  taught,
});

const plenary = [
  typed('Welcome', '30', '09:00', '09:30', true),
  typed('Anatomy', '1h15', '09:30', '10:45', true),
  typed('Coffee break', '15', '10:45', '11:00'),
  typed('Technique', '1:00', '11:00', '12:00'),
];
const room = (name: string) => [
  typed(`Groups ${name}`, '1h30', '09:30', '11:00'),
  typed(`Cases ${name}`, '45', '11:00', '11:45'),
  typed(`Lunch ${name}`, '1 h', '11:45', '12:45'),
];

const press = (page: Page, ...keys: readonly string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A section and its items, from the button to the last of its rows, by keys alone. */
async function typeSection(
  page: Page,
  name: string,
  start: string,
  items: readonly Typed[],
  dayLater = false,
) {
  await tabTo(page, button(page, 'Add section'));
  await press(page, 'Enter');
  await expect(page.getByLabel('Name of the section').last()).toBeFocused();
  await page.keyboard.type(name);
  await press(page, 'Enter');
  await expect(page.getByLabel('Start of new item')).toBeFocused();
  if (dayLater) await press(page, 'Alt+ArrowRight');
  await page.keyboard.type(start);
  await press(page, 'Tab');
  for (const [index, item] of items.entries()) {
    // For a moment the row before is new too.
    await expect(page.locator(':focus')).toHaveAccessibleName('Length of new item');
    await page.keyboard.type(item.length);
    await press(page, 'Tab');
    await page.keyboard.insertText(item.name);
    if (item.taught === true) {
      await press(page, 'Tab');
      await page.keyboard.type('zaneta');
      await expect(page.getByRole('option', { name: trainer })).toBeVisible();
      await press(page, 'Enter');
    }
    await press(page, index === items.length - 1 ? 'Tab' : 'Enter');
  }
}

async function makeEvent(ask: Ask): Promise<string> {
  const make = records(ask);
  const centre = await make.centre({ time_zone: 'America/New_York' });
  const { id } = await make.trainer({ first_name: 'Żaneta', last_name: 'Szkoleniowa' });
  const event = await make.event({
    date_start: first,
    date_end: second,
    training_centre_id: centre.id,
    trainers: { sync: [{ id, priority: 1 }] },
  });
  return event.id;
}

async function savedAgenda(ask: Ask, id: string) {
  const data = await ask(
    `query ($id: ID!) { centreEvent(id: $id) { agenda { sections {
       name items { name timeStart timeEnd trainers { trainerId } } } } } }`,
    { id },
  );
  const { agenda } = data['centreEvent'] as {
    agenda: {
      sections: {
        name: string;
        items: { name: string; timeStart: string; timeEnd: string; trainers: object[] }[];
      }[];
    };
  };
  return agenda.sections.map(({ name, items }) => ({
    name,
    items: items.map((item) => [item.name, item.timeStart, item.timeEnd, item.trainers.length]),
  }));
}

const rows = (day: string, items: readonly Typed[]) =>
  items.map(({ name, start, end, taught }) => [
    name,
    `${day}T${start}:00`,
    `${day}T${end}:00`,
    taught === true ? 1 : 0,
  ]);

/** What both ways make of it: 10 items, two rooms side by side on the second day. */
const programme = [
  { name: 'Plenary', items: rows(first, plenary) },
  { name: 'Room A', items: rows(second, room('A')) },
  { name: 'Room B', items: rows(second, room('B')) },
];

test('two days with parallel rooms are typed by keyboard alone, saved, and read back to the minute', async ({
  administrator: page,
  ask,
}) => {
  const id = await makeEvent(ask);
  await page.goto(`/events/${id}?section=agenda`);
  await typeSection(page, 'Plenary', '9', plenary);
  await typeSection(page, 'Room A', '930', room('A'), true);
  await typeSection(page, 'Room B', '9.30', room('B'));
  await tabTo(page, button(page, 'Save agenda'));
  await press(page, 'Enter');
  await expect(page.getByText('All changes are saved.')).toBeVisible();
  expect(await savedAgenda(ask, id)).toEqual(programme);
});

test('the same is pasted from a spreadsheet, one item dragged, undone, and saved', async ({
  administrator: page,
  ask,
}) => {
  const id = await makeEvent(ask);
  await page.goto(`/events/${id}?section=agenda`);
  const pasted = (items: readonly Typed[]) =>
    items.map(({ start, end, name, taught }) =>
      [start, end, name, taught ? 'Szkoleniowa, Nobody' : ''].join('\t'),
    );
  const lines = [
    ['Plenary', ...pasted(plenary)],
    ['Day 2: Room A', ...pasted(room('A'))],
    ['Room B', ...pasted(room('B'))],
  ];
  await page.getByRole('button', { name: 'Paste rows' }).click();
  await page.getByRole('textbox', { name: 'Rows' }).fill(lines.flat().join('\n'));
  await expect(page.getByText('No trainer of the event is called “Nobody”.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Add 10 items' }).click();
  await expect(page.getByLabel('Start of Lunch B')).toHaveValue('11:45');

  const handle = page.getByRole('button', { name: 'Move Lunch B' });
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  await handle.hover();
  await page.mouse.down();
  const target = await page.locator('li', { has: page.getByLabel('Name of Cases B') }).boundingBox();
  const x = (from?.x ?? 0) + 8;
  await page.mouse.move(x, (target?.y ?? 0) + 30, { steps: 4 });
  await page.mouse.move(x, (target?.y ?? 0) + 12, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByLabel('Start of Lunch B')).toHaveValue('11:00');
  await page.getByLabel('Start of Lunch B').press('Control+z');
  await expect(page.getByLabel('Start of Lunch B')).toHaveValue('11:45');

  await page.getByRole('button', { name: 'Save agenda' }).click();
  await expect(page.getByText('All changes are saved.')).toBeVisible();
  expect(await savedAgenda(ask, id)).toEqual(programme);
});
