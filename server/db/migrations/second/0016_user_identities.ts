import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/**
 * Who a user is at an identity provider: by directory and object, which never change hands, and not by an e-mail
 * address, which does. And which sign-ons have been redeemed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, tables);
}

const tables = `
create table user_identities (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  tenant_id uuid not null,
  object_id uuid not null,
  linked_by bigint references users on delete set null,
  date_linked timestamptz(3) not null default now(),
  last_sign_in timestamptz(3),
  constraint user_identities_identity unique (tenant_id, object_id)
);
create index user_identities_user on user_identities (user_id);
create table sso_transactions (
  id uuid primary key,
  expires_at timestamptz(3) not null
);
create index sso_transactions_expiry on sso_transactions (expires_at);
`;
