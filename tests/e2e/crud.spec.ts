import type { Page } from 'playwright/test';
import { expect, test } from './session.ts';

const fill = (label: string, value: string) => async (page: Page) => {
  // A required field carries a star behind its label.
  await page
    .getByLabel(new RegExp(`^${label}\\s*\\*?$`))
    .first()
    .fill(value);
};

/** Types into a searchable picker and takes the first answer. */
const pick = (label: string, text: string) => async (page: Page) => {
  const picker = page.getByRole('combobox', { name: label, exact: true });
  await picker.fill(text);
  await page
    .getByRole('option', { name: new RegExp(text) })
    .first()
    .click();
};

interface Journey {
  readonly path: string;
  readonly noun: string;
  readonly fill: readonly ((page: Page) => Promise<void>)[];
  /** How the new record calls itself. */
  readonly name: string;
  /** A field to change and what its record calls itself then. */
  readonly change: readonly [label: string, value: string];
  readonly deletes: boolean;
}

const journeys: readonly Journey[] = [
  {
    path: '/centers',
    noun: 'centre',
    fill: [fill('Name', 'Łódź Skills Centre'), pick('Country', 'Poland')],
    name: 'Łódź Skills Centre',
    change: ['City', 'Łódź'],
    deletes: false,
  },
  {
    path: '/events',
    noun: 'event',
    fill: [fill('Name', 'Sialorrhoea day, Ψυχικό'), pick('Centre', 'Elbufer')],
    name: 'Sialorrhoea day, Ψυχικό',
    change: ['Brand', 'Nerovia Plus'],
    deletes: true,
  },
  {
    path: '/trainers',
    noun: 'trainer',
    fill: [fill('First name', 'Zoë'), fill('Last name', 'Brontë-Ångström')],
    name: 'Zoë Brontë-Ångström',
    change: ['Hospital', 'St Brigid’s'],
    deletes: false,
  },
  {
    path: '/participants',
    noun: 'participant',
    fill: [fill('First name', 'Анна'), fill('Last name', 'Щукина'), pick('Country', 'Bulgaria')],
    name: 'Анна Щукина',
    change: ['Job title', 'Head nurse'],
    deletes: true,
  },
  {
    path: '/users',
    noun: 'user',
    fill: [
      fill('User name', 'mira.vance'),
      fill('E-mail', 'mira.vance@convene.example'),
      fill('First name', 'Mira'),
      fill('Last name', 'Vance'),
      fill('Password', 'a long enough password'),
      fill('Password again', 'a long enough password'),
    ],
    name: 'Mira Vance',
    change: ['Title', 'Dr'],
    deletes: false,
  },
];

const save = (page: Page) => page.getByRole('button', { name: /^(Save|Create)/ }).click();

for (const journey of journeys) {
  test(`a ${journey.noun} is created, shown, changed${journey.deletes ? ' and deleted' : ''}`, async ({
    administrator: page,
  }) => {
    await page.goto(journey.path);
    await page.getByRole('link', { name: `New ${journey.noun}` }).click();
    for (const step of journey.fill) await step(page);
    await save(page);

    await page.waitForURL(new RegExp(`${journey.path}/\\d+$`));
    await expect(page.getByRole('heading', { level: 1, name: journey.name })).toBeVisible();
    const address = page.url();

    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.waitForURL(`${address}/edit`);
    const [label, value] = journey.change;
    await fill(label, value)(page);
    await save(page);
    await page.waitForURL(address);
    await page.reload();
    await expect(page.getByRole('main').getByText(value).first()).toBeVisible();

    if (!journey.deletes) {
      await expect(page.getByRole('button', { name: 'Delete', exact: true })).toHaveCount(0);
      return;
    }
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(journey.name);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page.waitForURL((url) => url.pathname === journey.path);
    await page.goto(address);
    await expect(page.getByText(`There is no ${journey.noun} at this address`)).toBeVisible();
  });
}

test('what the server refuses stands beside its field, and nothing typed is lost', async ({
  administrator: page,
}) => {
  await page.goto('/users/create');
  await fill('User name', 'administrator')(page);
  await fill('E-mail', 'second.administrator@convene.example')(page);
  await fill('Password', 'a long enough password')(page);
  await fill('Password again', 'a long enough password')(page);
  await save(page);
  const username = page.getByRole('textbox', { name: 'User name', exact: true });
  await expect(username).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('textbox', { name: 'E-mail', exact: true })).toHaveValue(
    'second.administrator@convene.example',
  );
});

test('two people on one record: the second is told what differs', async ({ administrator: page, openAs }) => {
  await page.goto('/participants/2/edit');
  const other = await openAs('administrator');
  await other.goto('/participants/2/edit');
  await other.getByRole('textbox', { name: 'City', exact: true }).fill('Genève');
  await save(other);
  await other.waitForURL(/\/participants\/2$/);

  await page.getByRole('textbox', { name: 'City', exact: true }).fill('Lausanne');
  await save(page);
  await expect(page.getByRole('dialog')).toContainText('Genève');
});
