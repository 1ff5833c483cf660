import { beforeAll, describe, expect, it } from 'vitest';
import { records, type Fields, type Made } from '#tests/factories/records.ts';
import { outcomeOf, type Answer } from '../Client.ts';
import type { Api } from '../startApi.ts';
import { creating, deleting, updating } from '../mutations.ts';

type Make = ReturnType<typeof records>;

interface CrudCase {
  readonly type: string;
  /** The query of one record: 'trainingCentre'. */
  readonly one: string;
  /** How the type spells its id. */
  readonly idField?: 'id' | 'ID';
  /** The input of a new record. */
  readonly create: (make: Make) => Fields | Promise<Fields>;
  readonly update: Update;
  /** Keys an update must always carry, by the contract. */
  readonly always?: (input: Fields) => Fields;
  /** Fields that null clears; absent where the update above has none. */
  readonly clear?: Update;
  readonly canDelete: boolean;
}

interface Update {
  readonly input: Fields;
  /** The read field the input shows in, before and after. */
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** What every type of the contract can do, told once: twenty lines of a case make a suite. */
export function crudSuite(api: () => Api, crud: CrudCase): void {
  const { type, one, idField = 'id' } = crud;
  const read = (fields: string) =>
    `query ($id: ID!) { one: ${one}(${idField}: $id) { id: ${idField} dateModified ${fields} } }`;
  const create = creating(type, `id: ${idField} dateModified`);
  const update = updating(type, `id: ${idField} dateModified`);

  describe(type, () => {
    let input: Fields;
    let made: Made;
    const admin = () => api().as('administrator');
    const field = async (name: string) => (await admin().ask(read(name), { id: made.id }))['one'] as Fields;
    const change = (given: Fields, who = admin()): Promise<Answer> =>
      who.send(update, { input: { id: made.id, ...(crud.always?.(input) ?? {}), ...given } });

    beforeAll(async () => {
      input = await crud.create(records(admin().ask));
      made = (await admin().ask(create, { input }))['made'] as Made;
    });

    it('reads back what was created', async () => {
      expect((await field(crud.update.field))[crud.update.field]).toEqual(crud.update.before);
    });

    it('refuses a viewer, and writes nothing', async () => {
      expect(outcomeOf(await api().as('viewer').send(create, { input }))).toBe('FORBIDDEN');
      const answer = await change(crud.update.input, api().as('viewer'));
      expect(['FORBIDDEN', 'NOT_FOUND']).toContain(outcomeOf(answer));
      expect((await field(crud.update.field))[crud.update.field]).toEqual(crud.update.before);
    });

    it('refuses whoever is not signed in', async () => {
      expect(outcomeOf(await api().nobody.send(create, { input }))).toBe('UNAUTHENTICATED');
    });

    it('updates one field, and audits what changed and nothing else (S4)', async () => {
      expect(outcomeOf(await change(crud.update.input))).toBe('ok');
      expect((await field(crud.update.field))[crud.update.field]).toEqual(crud.update.after);
      const audits = await auditsOf(api(), type, made.id);
      expect(audits.map(({ event }) => event)).toEqual(['created', 'updated']);
      expect(audits[0]?.oldValues).toBeNull();
      expect(Object.keys(audits[1]?.newValues ?? {})).toEqual(Object.keys(crud.update.input));
      expect(Object.keys(audits[1]?.oldValues ?? {})).toEqual(Object.keys(crud.update.input));
      expect(audits[1]?.newValues).not.toEqual(audits[1]?.oldValues);
    });

    it('writes and audits nothing where nothing changes', async () => {
      const before = await field('');
      expect(outcomeOf(await change(crud.update.input))).toBe('ok');
      expect((await field(''))['dateModified']).toBe(before['dateModified']);
      expect(await auditsOf(api(), type, made.id)).toHaveLength(2);
    });

    it('refuses a write on what somebody else has changed, and says what differs (K6)', async () => {
      const [key] = Object.keys(crud.update.input);
      const answer = await change({ ...(crud.clear ?? crud.update).input, date_modified: made.dateModified });
      expect(outcomeOf(answer)).toBe('STALE_WRITE');
      expect(Object.keys(answer.errors?.[0]?.extensions?.changed ?? {})).toEqual([key]);
      expect((await field(crud.update.field))[crud.update.field]).toEqual(crud.update.after);
    });

    it('takes a write on the latest state', async () => {
      const { dateModified } = await field('');
      expect(outcomeOf(await change({ ...crud.update.input, date_modified: dateModified }))).toBe('ok');
    });

    it.runIf(crud.clear)('clears a field by null and leaves the others', async () => {
      const clear = crud.clear ?? crud.update;
      expect((await field(clear.field))[clear.field]).toEqual(clear.before);
      expect(outcomeOf(await change(clear.input))).toBe('ok');
      expect((await field(clear.field))[clear.field]).toEqual(clear.after);
      if (clear.field !== crud.update.field)
        expect((await field(crud.update.field))[crud.update.field]).toEqual(crud.update.after);
    });

    it('does not know a record that is not there (S1)', async () => {
      const missing = { ...(crud.always?.(input) ?? {}), ...crud.update.input };
      for (const id of ['999999', 'abc']) {
        expect(outcomeOf(await admin().send(update, { input: { ...missing, id } }))).toBe('NOT_FOUND');
      }
    });

    it.runIf(crud.canDelete)('deletes it: gone for readers, kept in the audit (B5)', async () => {
      const remove = deleting(type);
      expect(outcomeOf(await api().as('viewer').send(remove, { id: made.id }))).toBe('FORBIDDEN');
      expect(await admin().ask(remove, { id: made.id })).toEqual({ made: { id: made.id } });
      expect((await admin().ask(read(''), { id: made.id }))['one']).toBeNull();
      expect(outcomeOf(await admin().send(remove, { id: made.id }))).toBe('NOT_FOUND');
      expect((await auditsOf(api(), type, made.id)).at(-1)).toMatchObject({
        event: 'deleted',
        newValues: null,
      });
    });
  });
}

interface AuditRow {
  readonly event: string;
  readonly model: string | null;
  readonly oldValues: Fields | null;
  readonly newValues: Fields | null;
}

/** The audit of one record, oldest first, its JSON parsed. */
export async function auditsOf(api: Api, type: string, id: string): Promise<readonly AuditRow[]> {
  const query = `query ($type: Mixed, $id: Mixed) {
    audits(first: 50, orderBy: [{ column: CREATED_AT, order: ASC }], whereConditions: { AND: [
      { column: AUDITABLE_TYPE, operator: EQ, value: $type }, { column: AUDITABLE_ID, operator: EQ, value: $id }
    ] }) { data { event model oldValues newValues } } }`;
  const { audits } = await api.as('administrator').ask(query, { type, id });
  const rows = (
    audits as {
      data: { event: string; model: string | null; oldValues: string | null; newValues: string | null }[];
    }
  ).data;
  return rows.map(({ oldValues, newValues, ...row }) => ({
    ...row,
    oldValues: parse(oldValues),
    newValues: parse(newValues),
  }));
}

const parse = (json: string | null): Fields | null => (json === null ? null : (JSON.parse(json) as Fields));
