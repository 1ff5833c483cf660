import { sql } from 'kysely';
import { isOwn } from '#server/access/countries.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import { and, type Sql } from '#server/db/conditions.ts';
import type { ActionRule, TypeActions } from '#server/graphql/access/ActionRule.ts';
import type { RowScope } from '#server/graphql/Entity.ts';
import { policyAction } from '#server/graphql/write/policyAction.ts';
import { lastAdministrator, ownAccount, ownAdministratorRole } from '#server/errors/signInErrors.ts';
import { isLastAdministrator } from './administrators.ts';
import { userPolicy } from './service.ts';

const update = policyAction({ action: 'update', policy: userPolicy, doing: 'change users' });
const isOneself = (alias: string, viewer: Viewer): Sql => isOwn(sql.id(alias, 'id'), viewer);
const isActive = (alias: string): Sql => sql`${sql.id(alias, 'deactivated_at')} is null`;

/** Done by who may change users, unless a condition stands in the way; each with its sentence. */
function unless(
  action: string,
  doing: string,
  inTheWay: readonly {
    readonly when: RowScope;
    readonly why: string;
  }[],
): ActionRule {
  const general = policyAction({ action, policy: userPolicy, doing });
  return {
    action,
    rows: (alias, viewer) =>
      and([update.rows(alias, viewer), ...inTheWay.map(({ when }) => sql`not ${when(alias, viewer)}`)]),
    why: (viewer) => {
      const otherwise = general.why(viewer);
      if (typeof otherwise !== 'string') return otherwise;
      return (alias) =>
        inTheWay.reduceRight(
          (rest, { when, why }) => sql`case when ${when(alias, viewer)} then ${why}::text else ${rest} end`,
          sql`${otherwise}::text`,
        );
    },
  };
}

const ofTheLast = { when: isLastAdministrator, why: lastAdministrator('').message };

export const userActions: TypeActions = {
  many: 'users',
  read: 'users.read',
  create: 'users.write',
  rules: [
    update,
    unless('remove_administrator', 'change roles', [
      ofTheLast,
      { when: isOneself, why: ownAdministratorRole('').message },
    ]),
    unless('deactivate', 'deactivate users', [
      { when: (alias) => sql`not (${isActive(alias)})`, why: 'This account is deactivated already.' },
      { when: isOneself, why: ownAccount().message },
      ofTheLast,
    ]),
    unless('reactivate', 'reactivate users', [
      { when: (alias) => sql`(${isActive(alias)})`, why: 'This account is in use.' },
    ]),
  ],
};
