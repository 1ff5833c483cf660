import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright/test';
import { fromBufferPromise } from 'yauzl';
import type { Ask } from '#tests/factories/records.ts';
import { readPdf } from '#tests/setup/readPdf.ts';
import { expectAccessible, loadAxe, wcag } from '../pages/axe.ts';
import { expect, test } from '../session.ts';

interface Event {
  readonly id: string;
  readonly name: string;
  readonly traineeCount: number;
}

/** An event that few people come to, and their names. */
async function smallEvent(ask: Ask) {
  const { centreEvents } = (await ask(
    '{ centreEvents(first: 100) { data { id name traineeCount } } }',
    {},
  )) as { readonly centreEvents: { readonly data: readonly Event[] } };
  const [event] = centreEvents.data
    .filter(({ traineeCount }) => traineeCount > 3)
    .sort((one, other) => one.traineeCount - other.traineeCount);
  if (event === undefined) throw new Error('There is no event.');
  const { eventBookings } = (await ask(
    `query ($id: ID!) {
      eventBookings(first: 100, where: { centre_event_id: $id }) {
        data { bookingStatus participant { fullName } }
      }
    }`,
    { id: event.id },
  )) as {
    readonly eventBookings: {
      readonly data: readonly {
        readonly bookingStatus: string;
        readonly participant: { readonly fullName: string } | null;
      }[];
    };
  };
  const people = eventBookings.data
    .filter(({ bookingStatus }) => bookingStatus !== 'CANCELLED')
    .flatMap(({ participant }) => participant?.fullName ?? []);
  return { event, people };
}

async function textsOf(page: Page, count: number): Promise<readonly string[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `ZIP of ${count}` }).click(),
  ]);
  const zip = await fromBufferPromise(await readFile(await download.path()), { lazyEntries: true });
  const texts: string[] = [];
  for await (const entry of zip.eachEntry()) {
    const { pages } = await readPdf(await buffer(await zip.openReadStreamPromise(entry)));
    texts.push(pages.flat().join(' '));
  }
  return texts;
}

test('invitations of an event are made with two own values, and each file says what its row does', async ({
  administrator: page,
  ask,
}) => {
  const { event, people } = await smallEvent(ask);
  await page.goto(`/events/${event.id}`);
  await page.getByRole('button', { name: 'Documents…' }).click();
  await page.getByRole('menuitem', { name: 'Invitation' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Invitation · ${event.name}`);

  const list = page.getByRole('list', { name: 'What can be made' });
  const current = list.getByRole('button').and(page.locator('[aria-current]'));
  const first = (await current.textContent())?.replace(/Ready$/, '') ?? '';
  await page.keyboard.press('j');
  await expect(current).not.toContainText(first);
  const second = (await current.textContent())?.replace(/Ready$/, '') ?? '';
  await page.getByRole('textbox', { name: 'Own value of City (Centre)' }).fill('Lutetia Parisiorum');
  await page.getByRole('textbox', { name: 'Own value of Name (Participant)' }).fill('Professor Own Value');
  await page.getByRole('button', { name: 'Save own values' }).click();
  await expect(page.getByText('Own values saved.')).toBeVisible();
  await expect(page.getByRole('region', { name: `Document: ${second}` })).toContainText(
    'Professor Own Value',
  );
  await loadAxe(page);
  await expectAccessible(page, { runOnly: wcag }, 'the run');

  await page.getByRole('button', { name: `Make all ${people.length}` }).click();
  await expect(page.getByText(`All ${people.length} are made.`)).toBeVisible({ timeout: 30_000 });
  const texts = await textsOf(page, people.length);
  expect(texts).toHaveLength(people.length);
  for (const name of people.filter((each) => each !== second))
    expect(
      texts.filter((text) => text.includes(`Dear ${name},`)),
      name,
    ).toHaveLength(1);
  expect(texts.filter((text) => text.includes('Dear Professor Own Value,'))).toHaveLength(1);
  expect(texts.filter((text) => text.includes('Lutetia Parisiorum'))).toHaveLength(people.length);

  await page.goto(`/events/${event.id}?section=documents`);
  await page.getByRole('link', { name: `Invitation · ${first}` }).click();
  await expect(page.getByRole('region', { name: `Invitation · ${first}` })).toContainText(`Dear ${first},`);
});
