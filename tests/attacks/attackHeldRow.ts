import pg from 'pg';
import type { Figure } from './attack.ts';
import { Attacker } from './Attacker.ts';
import { ordinary } from './queries.ts';

const writers = 20;

/** Somebody has the row of an event; many want to write it, and one reads something else. */
export async function attackHeldRow(address: string, url: string): Promise<readonly Figure[]> {
  const administrator = await Attacker.signIn(address, 'administrator');
  const viewer = await Attacker.signIn(address, 'viewer');
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  try {
    await holder.query('begin');
    const { rows } = await holder.query<{ id: string }>(
      'select id from centre_events order by id limit 1 for update',
    );
    const write = `mutation { updateCentreEvent(input: { id: "${rows[0]?.id}", description: "x" }) { id } }`;
    const writing = Array.from({ length: writers }, () => administrator.send(write));
    await new Promise((resolve) => setTimeout(resolve, 500));
    const { outcome, ms } = await viewer.send(ordinary);
    await holder.query('rollback');
    await Promise.all(writing);
    return [
      {
        what: `an unrelated read, ${writers} waiting for a held event`,
        value: `${outcome} in ${ms.toFixed(0)} ms`,
        holds: outcome === 'ok' && ms < 1_000,
      },
    ];
  } finally {
    await holder.end();
  }
}
