import type { ContextOf } from '#server/modules/task/index.ts';
import { watchViews } from '#server/modules/viewWatch/index.ts';
import { unique, type Fields } from '#tests/factories/records.ts';
import { savedViewInput } from '#tests/factories/savedViewInput.ts';
import { outcomeOf, validationOf, type Answer, type Client } from '../Client.ts';
import type { Api } from '../startApi.ts';
import { creating, updating } from '../mutations.ts';

interface View {
  readonly id: string;
  readonly label: string;
  readonly position: number | null;
  readonly isPinned: boolean;
  readonly isDefault: boolean;
  readonly defaultRoles: readonly string[];
  readonly watch: string;
  readonly watchProblem: string | null;
  readonly owner: { readonly fullName: string };
  readonly dateModified: string;
}

const fields =
  'id label position isPinned isDefault defaultRoles watch watchProblem owner { fullName } dateModified';

export const createView = (who: Client, over: Fields = {}): Promise<Answer> =>
  who.send(creating('SavedView', fields), { input: savedViewInput(`View ${unique()}`, over) });

export async function madeView(who: Client, over: Fields = {}): Promise<View> {
  const answer = await createView(who, over);
  if (outcomeOf(answer) !== 'ok') throw new Error(JSON.stringify(answer));
  return answer.data?.['made'] as View;
}

export const updateView = (who: Client, input: Fields): Promise<Answer> =>
  who.send(updating('SavedView'), { input });

export const viewsOf = async (who: Client): Promise<readonly View[]> =>
  (await who.ask(`{ savedViews(resource: "participants") { ${fields} } }`, {}))[
    'savedViews'
  ] as readonly View[];

export const labelsOf = async (who: Client): Promise<readonly string[]> =>
  (await viewsOf(who)).map(({ label }) => label);

/** A mutation over the id of a view. */
export const onView = (who: Client, call: string, id: string): Promise<Answer> =>
  who.send(`mutation ($id: ID!) { ${call} }`, { id });

export const watchIt = (who: Client, id: string, watch = 'BELL', zone = 'UTC'): Promise<Answer> =>
  onView(who, `watchView(id: $id, watch: ${watch}, zone: "${zone}") { id }`, id);

/** How many records a view has for somebody, on the days of a zone. */
export const countOf = async (who: Client, id: string, zone = 'UTC'): Promise<unknown> => {
  const answer = await who.ask(
    'query ($ids: [ID!]!, $zone: String) { savedViewCounts(ids: $ids, zone: $zone) { count } }',
    { ids: [id], zone },
  );
  return (answer['savedViewCounts'] as readonly { readonly count: number | null }[])[0]?.count;
};

export const refusedAt = (answer: Answer): readonly string[] => Object.keys(validationOf(answer));

/** A round of the job as one process runs it. */
export const watchRound = (
  { app }: Api,
  now: Date,
  contextOf: ContextOf = app.app.contextOf,
): Promise<number> => watchViews(contextOf)(app.database, now);

interface Notice {
  readonly kind: string;
  readonly count: number | null;
  readonly savedView: { readonly id: string } | null;
}

export const noticesOf = async (who: Client): Promise<readonly Notice[]> =>
  (await who.ask('{ notifications { kind count savedView { id } } }', {}))[
    'notifications'
  ] as readonly Notice[];
