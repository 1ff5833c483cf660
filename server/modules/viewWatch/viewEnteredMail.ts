import { sql } from 'kysely';
import { isolated } from '#schema/isolated.ts';
import { loadGrants } from '#server/auth/loadGrants.ts';
import type { WriteMail } from '#server/mail/WriteMail.ts';
import { agreeing, counted } from '#server/words/counted.ts';
import { savedViewScope } from '../savedView/savedViewScope.ts';

interface Line {
  readonly id: string;
  readonly resource: string;
  readonly label: string;
  readonly mailed: number;
}

const whatCame = ({ label, mailed }: Line): string =>
  `${counted(mailed, 'new record')} in “${isolated(label)}”`;

/** What came into watched views, by number: mail is no place for who or what it was. */
export const viewEnteredMail: WriteMail = async ({ database, brand, publicUrl }, { userId, name }) => {
  const viewer = { id: userId, ...(await loadGrants(database, userId)) };
  const text = await database.readJson(
    sql`select json_agg(json_build_object('id', v.id::text, 'resource', v.resource, 'label', v.label, 'mailed', w.mailed) order by v.label)::text
        from saved_view_watches w join saved_views v on v.id = w.saved_view_id
        where w.user_id = ${userId}::bigint and w.by_mail and w.mailed > 0 and ${savedViewScope('v', viewer)}`,
  );
  const lines = text === null ? [] : (JSON.parse(text) as readonly Line[]);
  const [first] = lines;
  if (first === undefined) return null;
  const addressOf = ({ resource, id }: Line) => `${publicUrl}/${resource}?view=${id}`;
  const total = lines.reduce((sum, { mailed }) => sum + mailed, 0);
  return {
    subject:
      lines.length === 1
        ? `${counted(total, 'new record')}: ${first.label}`
        : `${counted(total, 'new record')} in ${lines.length} views`,
    greeting: `Hello ${name},`,
    ...(lines.length === 1
      ? { paragraphs: [`${whatCame(first)}.`], link: { label: 'Open the view', url: addressOf(first) } }
      : { paragraphs: [], links: lines.map((line) => ({ label: whatCame(line), url: addressOf(line) })) }),
    footer: `You get this mail from ${brand}, once a day at most, because you watch ${agreeing(lines.length, 'this view', 'these views')}. Stop it in the menu of a view.`,
  };
};
