import { type Kysely, sql } from 'kysely';
import { isRecord } from '#server/db/isRecord.ts';
import { runStatements } from '../runStatements.ts';

/**
 * A view that was kept before amounts meant as much in each currency (ADR 38) has them as plain numbers: its sentence said
 * "from 12.50", and of yen it found those from 1,250. They become words, which mean what the sentence says. A view that
 * asks for a currency as well stays: whoever knew which it is may have typed what was compared. Nobody has changed a view
 * (K6); who watches one hears of what enters it from now on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<View>`
    select id, type, look::text, arguments::text from saved_views where type = any(${Object.keys(currencies)}::text[])`.execute(
    db,
  );
  await runStatements(db, 'alter table saved_views disable trigger user');
  for (const view of rows) {
    const amounts = currencies[view.type] ?? {};
    if (isOfOneCurrency(view, amounts)) continue;
    const [look, asked] = [view.look, view.arguments].map((text) => text && worded(text, amounts));
    if (look === view.look && asked === view.arguments) continue;
    await sql`update saved_views set look = ${look}::jsonb, arguments = ${asked}::jsonb where id = ${view.id}`.execute(
      db,
    );
  }
  await runStatements(db, 'alter table saved_views enable trigger user');
}

interface View {
  readonly id: string;
  readonly type: string;
  readonly look: string;
  readonly arguments: string | null;
}

/** By the columns of amounts those that say their currency. */
type Amounts = Readonly<Record<string, string>>;

const currencies: Readonly<Record<string, Amounts>> = {
  Trainer: { FMV_AMOUNT: 'FMV_CURRENCY' },
  ReportableSpend: { AMOUNT: 'CURRENCY', LINE_AMOUNT: 'CURRENCY' },
};

const isOfOneCurrency = ({ look, arguments: asked }: View, amounts: Amounts): boolean =>
  Object.values(amounts).some((currency) => `${look}${asked ?? ''}`.includes(`"${currency}"`));

/** The same JSON with the amounts of its conditions as words; the same text where there are none. */
function worded(text: string, amounts: Amounts): string {
  let isChanged = false;
  const json: unknown = JSON.parse(text, (_key, condition: unknown) => {
    const currency = isRecord(condition) ? amounts[String(condition['column'])] : undefined;
    if (currency === undefined || !isRecord(condition)) return condition;
    const word = (amount: unknown): unknown => {
      if (!Number.isSafeInteger(amount)) return amount;
      isChanged = true;
      return `@${String(amount)} ${currency}`;
    };
    const { value } = condition;
    return { ...condition, value: Array.isArray(value) ? value.map(word) : word(value) };
  });
  return isChanged ? JSON.stringify(json) : text;
}
