import type { Client } from './Client.ts';

/** These fields of a task, its state among them, when it has ended. */
export async function endedTask(who: Client, id: string, fields: string): Promise<unknown> {
  for (;;) {
    const { found } = await who.ask(`query ($id: ID!) { found: task(id: $id) { ${fields} } }`, { id });
    const { state } = found as { readonly state: string };
    if (state !== 'WAITING' && state !== 'RUNNING') return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
