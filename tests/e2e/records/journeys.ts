import type { Page } from 'playwright/test';

type Step = (page: Page) => Promise<void>;

export const fill =
  (label: string, value: string): Step =>
  async (page) => {
    // A required field carries a star behind its label.
    await page
      .getByLabel(new RegExp(`^${label}\\s*\\*?$`))
      .first()
      .fill(value);
  };

/** Types into a searchable picker and takes the first answer. */
export const pick =
  (label: string, text: string): Step =>
  async (page) => {
    const picker = page.getByRole('combobox', { name: label, exact: true });
    await picker.fill(text);
    await page
      .getByRole('option', { name: new RegExp(text) })
      .first()
      .click();
  };

export interface Journey {
  readonly path: string;
  readonly noun: string;
  /** Its type in the contract, which the log keeps. */
  readonly type: string;
  readonly fill: readonly Step[];
  /** How the new record calls itself. */
  readonly name: string;
  /** A field to change and what its record calls itself then. */
  readonly change: readonly [label: string, value: string];
  readonly deletes: boolean;
}

export const centre: Journey = {
  path: '/centers',
  noun: 'centre',
  type: 'TrainingCentre',
  fill: [fill('Name', 'Łódź Skills Centre'), pick('Country', 'Poland')],
  name: 'Łódź Skills Centre',
  change: ['City', 'Łódź'],
  deletes: false,
};

export const participant: Journey = {
  path: '/participants',
  noun: 'participant',
  type: 'Participant',
  fill: [fill('First name', 'Анна'), fill('Last name', 'Щукина'), pick('Country', 'Bulgaria')],
  name: 'Анна Щукина',
  change: ['Job title', 'Head nurse'],
  deletes: true,
};
