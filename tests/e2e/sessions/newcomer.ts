import { randomUUID } from 'node:crypto';
import { records, type Ask } from '#tests/factories/records.ts';
import { demoPassword } from '../demoPassword.ts';

/** A user of one test alone: what is done to an account reaches everybody else who has signed in to it. */
export async function newcomer(ask: Ask, role: string): Promise<string> {
  const username = `${role}-${randomUUID().slice(0, 8)}`;
  const user_email = `${username}@convene.example`;
  await records(ask).user({ username, user_email, password: demoPassword, roles: [role] });
  return username;
}
