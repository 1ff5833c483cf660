import { sql } from 'kysely';
import { insert, remove, run, runJson, type Tx } from '#server/db/rows.ts';
import type { Agenda, AgendaItem } from './agendaOfInput.ts';

/** A2: the one that is worked on, and the copy of it that was approved first. */
type Kind = 'LIVE' | 'ORIGINAL';

/** The live programme in the shape of the input. */
export async function readAgenda(tx: Tx, eventId: string): Promise<Agenda | null> {
  const [found] = await runJson<Agenda>(
    tx,
    sql`select json_build_object('name', a.name, 'sections', coalesce((
          select json_agg(json_build_object('name', s.name, 'order', s."order", 'items', coalesce((
            select json_agg(json_build_object('name', i.name, 'objectives', i.objectives, 'order', i."order",
                'time_start', i.time_start, 'time_end', i.time_end, 'trainers', coalesce((
              select json_agg(json_build_object('trainer_id', t.trainer_id::text, 'exclude_in_honoraria', t.exclude_in_honoraria) order by t.trainer_id)
              from agenda_item_trainers t where t.agenda_item_id = i.id), '[]')) order by i."order", i.id)
            from agenda_items i where i.agenda_section_id = s.id), '[]')) order by s."order", s.id)
          from agenda_sections s where s.agenda_id = a.id), '[]'))::text as row
        from agendas a where a.centre_event_id = ${eventId} and a.kind = 'LIVE'`,
  );
  return found ?? null;
}

export async function replaceAgenda(tx: Tx, eventId: string, agenda: Agenda | null): Promise<void> {
  await remove(tx, 'agendas', sql`centre_event_id = ${eventId} and kind = 'LIVE'`);
  if (agenda !== null) await insertAgenda(tx, eventId, 'LIVE', agenda);
}

/** False where there is one of the kind already: it stays. */
export async function insertAgenda(tx: Tx, eventId: string, kind: Kind, agenda: Agenda): Promise<boolean> {
  const [made] = await run<{ id: string }>(
    tx,
    sql`insert into agendas (centre_event_id, kind, name) values (${eventId}, ${kind}, ${agenda.name})
        on conflict (centre_event_id, kind) do nothing returning id::text`,
  );
  if (made === undefined) return false;
  for (const { name, order, items } of agenda.sections) {
    const section = await insert(tx, 'agenda_sections', { agenda_id: made.id, name, order });
    for (const item of items) await insertItem(tx, section.id, item);
  }
  return true;
}

async function insertItem(tx: Tx, sectionId: string, { trainers, ...columns }: AgendaItem): Promise<void> {
  const { id } = await insert(tx, 'agenda_items', { agenda_section_id: sectionId, ...columns });
  for (const trainer of trainers)
    await insert(tx, 'agenda_item_trainers', { agenda_item_id: id, ...trainer });
}
