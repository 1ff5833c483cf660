import { expect, type Page } from 'playwright/test';

/** S4: the log holds what was done to the record, newest first. */
export async function expectLogged(
  page: Page,
  type: string,
  address: string,
  events: string[],
): Promise<void> {
  const equals = (column: string, value: string) => ({ column, operator: 'EQ', value });
  const id = address.split('/').at(-1) ?? '';
  const filter = { whereConditions: { AND: [equals('AUDITABLE_TYPE', type), equals('AUDITABLE_ID', id)] } };
  await page.goto(`/log?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  const what = page.getByRole('cell', { name: /^(created|updated|deleted)$/i });
  await expect(what).toHaveText(events.map((event) => new RegExp(`^${event}$`, 'i')));
}
