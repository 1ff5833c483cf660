import type { Page } from 'playwright/test';

export async function fill(page: Page, label: string, value: string): Promise<void> {
  // A required field carries a star behind its label.
  await page
    .getByLabel(new RegExp(`^${label}\\s*\\*?$`))
    .first()
    .fill(value);
}

/** Types into a searchable picker and takes the first answer. */
export async function pick(page: Page, label: string, text: string): Promise<void> {
  const picker = page.getByRole('combobox', { name: label, exact: true });
  await picker.fill(text);
  await page
    .getByRole('option', { name: new RegExp(text) })
    .first()
    .click();
}

export const save = (page: Page) => page.getByRole('button', { name: /^(Save|Create)/ }).click();
