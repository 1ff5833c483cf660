import { type ExpressionBuilder } from 'kysely';
import type { Tx } from '../db/rows.ts';
import type { Tables } from '../db/tables/Tables.ts';
import { hashToken, newToken } from './opaqueTokens.ts';

export interface SessionRow {
  readonly id: string;
  readonly user_id: string;
  readonly generation: number;
  readonly page_token_hash: string | null;
  readonly refreshed_at: string;
  readonly expires_at: string;
  readonly absolute_expires_at: string;
  readonly revoked_at: string | null;
}

export interface TokenRow {
  readonly generation: number;
  readonly is_used: boolean;
  readonly expires_at: string;
}

/** A new cookie of a session: only its hash is kept. */
export async function addToken(
  tx: Tx,
  sessionId: string,
  generation: number,
  expires: Date,
): Promise<string> {
  const token = newToken();
  await tx
    .insertInto('session_tokens')
    .values({
      token_hash: hashToken(token),
      session_id: sessionId,
      generation,
      expires_at: expires.toISOString(),
    })
    .execute();
  return token;
}

export function lockByToken(tx: Tx, token: string): Promise<SessionRow | undefined> {
  return tx
    .selectFrom('sessions')
    .selectAll()
    .where('id', 'in', (from) => sessionOf(from, token))
    .forUpdate()
    .executeTakeFirst();
}

/** To be read with the session locked: another tab may just have used it. */
export function tokenRow(tx: Tx, token: string): Promise<TokenRow | undefined> {
  return tx
    .selectFrom('session_tokens')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
}

export async function markUsed(tx: Tx, token: string): Promise<void> {
  await tx
    .updateTable('session_tokens')
    .set({ is_used: true })
    .where('token_hash', '=', hashToken(token))
    .execute();
}

export function sessionOf(from: ExpressionBuilder<Tables, 'sessions'>, token: string) {
  return from.selectFrom('session_tokens').select('session_id').where('token_hash', '=', hashToken(token));
}
