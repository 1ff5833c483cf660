import { records } from '#tests/factories/records.ts';
import { expect, test } from '../session.ts';

interface Item {
  readonly name: string;
  readonly timeStart: string;
  readonly timeEnd: string;
  readonly objectives: string | null;
  readonly trainers: readonly { readonly trainerId: string; readonly excludeInHonoraria: boolean }[];
}
interface AgendaToApprove {
  readonly id: string;
  readonly runType: string | null;
  readonly centreEvent: {
    readonly id: string;
    readonly agenda: {
      readonly name: string | null;
      readonly sections: readonly { readonly name: string; readonly items: readonly Item[] }[];
    } | null;
  } | null;
}

const fiveMinutes = 300_000;
const later = (time: string, milliseconds: number): string =>
  new Date(Date.parse(`${time.slice(0, 19)}Z`) + milliseconds).toISOString().slice(0, 19);
const clock = (time: string): string => time.slice(11, 16);

test('an approved agenda names the item that moved, and is fresh once it is back; of two officers the second is told', async ({
  ask,
  openAs,
}) => {
  const { approvedDocuments } = await ask(
    `query { approvedDocuments(state: TO_APPROVE) { id runType centreEvent { id agenda { name sections { name items { name timeStart timeEnd objectives trainers { trainerId excludeInHonoraria } } } } } } }`,
    {},
  );
  const document = (approvedDocuments as readonly AgendaToApprove[]).find(
    ({ runType }) => runType === 'AGENDA',
  );
  const event = document?.centreEvent;
  const agenda = event?.agenda;
  const last = agenda?.sections.at(-1)?.items.at(-1);
  if (!document || !event || !agenda || !last) throw new Error('No agenda waits for its approval.');
  const move = (milliseconds: number) =>
    records(ask).changed('CentreEvent', {
      id: event.id,
      agenda: {
        name: agenda.name,
        sections: agenda.sections.map(({ name, items }) => ({
          name,
          items: items.map((item) => {
            const by = item === last ? milliseconds : 0;
            return {
              name: item.name,
              objectives: item.objectives,
              trainers: item.trainers.map(({ trainerId, excludeInHonoraria }) => ({
                trainer_id: trainerId,
                exclude_in_honoraria: excludeInHonoraria,
              })),
              time_start: later(item.timeStart, by),
              time_end: later(item.timeEnd, by),
            };
          }),
        })),
      },
    });
  const path = `/approvedDocuments/${document.id}`;
  const [page, other] = [await openAs('compliance'), await openAs('compliance')];
  for (const tab of [page, other]) {
    await tab.goto(path);
    await tab.getByRole('button', { name: 'Approve' }).click();
    await tab.getByLabel('Job code').fill('E2E-AGENDA');
  }
  const approve = { name: 'Approve', exact: true } as const;
  await page.getByRole('dialog').getByRole('button', approve).click();
  await expect(page.getByText('It is as it was approved, and may be used.')).toBeVisible();
  await other.getByRole('dialog').getByRole('button', approve).click();
  await expect(other.getByRole('alert')).toContainText('has approved this document already');

  await move(fiveMinutes);
  await page.reload();
  const change = `${clock(last.timeStart)} → ${clock(later(last.timeStart, fiveMinutes))}`;
  const changes = page.getByRole('region', { name: 'What changed since approval' });
  await expect(changes).toContainText(last.name);
  await expect(changes).toContainText(change.replaceAll(' ', ''));
  await page.goto(`/events/${event.id}`);
  await expect(page.getByRole('note')).toContainText(`${last.name}: ${change}`);

  await move(0);
  await page.goto(path);
  await expect(page.getByText('It is as it was approved, and may be used.')).toBeVisible();
});
