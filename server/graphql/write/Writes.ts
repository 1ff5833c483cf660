import { sql } from 'kysely';
import { TRUE, FALSE, type Sql } from '#server/db/conditions.ts';
import { sameValue, type Json } from '#server/db/Json.ts';
import type { AnyRow, Draft, TableName } from '#server/db/Row.ts';
import { exists, idOf, insert, isId, remove, select, update } from '#server/db/rows.ts';
import { entityOf } from '../Entity.ts';
import { deletedRows } from '../read/deletedRows.ts';
import { forbidden, notFound, strangeCountry } from '#server/errors/errors.ts';
import { auditChange, auditedColumns, pick } from './auditChange.ts';
import { trimmed } from './blankText.ts';
import { givenKeys } from './columnValues.ts';
import { inspect } from './inspect.ts';
import type { Input } from './Input.ts';
import { inTurn, toRow } from './inTurn.ts';
import { mapDatabaseError } from './mapDatabaseError.ts';
import { Problems } from './Problems.ts';
import { staleCheck } from './staleCheck.ts';
import type { Change, Write, WriteDefinition, Written } from './WriteDefinition.ts';
import type { StoredImage } from '../RequestContext.ts';
import type { WriteSession } from '../WriteSession.ts';
import { withSavedImages } from './withSavedImages.ts';
import { writeScope } from './WritePolicy.ts';

type Scope = (alias: string) => Sql;

/** Creates, updates and deletes the rows of one type by its definition. Every call answers the id of the row. */
export class Writes<T extends TableName = TableName> {
  readonly definition: WriteDefinition;

  constructor(definition: WriteDefinition<T>) {
    this.definition = definition;
  }

  async create(session: WriteSession, input: Input): Promise<string> {
    this.scope(session, input, 'create');
    return this.beforehand(
      session,
      input,
      async (write, prepared) => {
        await this.definition.lock?.(write, { action: 'create', id: null, input: prepared });
        const id = await this.createIn(write, prepared, 'input');
        await write.following?.ask(write.tx, this.definition.type, id);
        return id;
      },
      this.definition.turnOf?.(input),
    );
  }

  async update(session: WriteSession, input: Input): Promise<string> {
    const id = String(input['id']);
    this.scope(session, input, 'change');
    return this.beforehand(session, input, async (write, prepared, replaced) => {
      await this.definition.lock?.(write, { action: 'update', id, input: prepared });
      replaced.push(...(await this.imagesOf(write, id, prepared)));
      const updated = await this.updateIn(write, id, prepared, 'input');
      await write.following?.ask(write.tx, this.definition.type, updated);
      return updated;
    });
  }

  async delete(session: WriteSession, id: string): Promise<string> {
    const { deletedColumn } = this.definition;
    if (deletedColumn === undefined) throw forbidden(`delete this ${this.definition.noun}`);
    this.scope(session, {}, 'delete');
    return this.transaction(session, async (write) => {
      await this.definition.lock?.(write, { action: 'delete', id, input: {} });
      const old = await this.load(write, id, this.scope(write, {}, 'delete'), 'delete');
      await this.definition.beforeDelete?.(write, old);
      const row = await this.guarded('id', () =>
        update(write.tx, this.definition.table, id, { [deletedColumn]: write.now.toISOString() }),
      );
      await auditChange(write, this.definition, row, {
        event: 'deleted',
        old: pick(old, auditedColumns(old)),
        new: null,
      });
      await this.definition.afterDelete?.(write, old);
      return id;
    });
  }

  /** Brings a deleted row back, where nothing speaks against it as it is now: rules, uniqueness and rights are asked again. */
  async restore(session: WriteSession, id: string): Promise<string> {
    const { deletedColumn, type, table } = this.definition;
    if (deletedColumn === undefined) throw forbidden(`restore this ${this.definition.noun}`);
    const scope = this.scope(session, {}, 'restore');
    return this.transaction(session, async (write) => {
      await this.definition.lock?.(write, { action: 'update', id, input: {} });
      const visible = entityOf(write.context.entities, type).scope('t', write.viewer);
      if (
        !isId(id) ||
        !(await exists(
          write.tx,
          sql`select 1 from ${deletedRows(table)} t where t.id = ${id} and ${visible}`,
        ))
      )
        throw notFound(type, id);
      const [old] = await select(write.tx, table, sql`where t.id = ${id} for update of t`);
      if (old === undefined) throw notFound(type, id);
      const back: AnyRow = { [deletedColumn]: null };
      const change = await this.prepare(write, { id, input: {}, path: 'id', old, fixed: back });
      const row = await this.guarded('id', () => update(write.tx, table, id, change.values));
      await this.finish(write, { ...change, id, row }, scope, 'restore');
      await auditChange(write, this.definition, row, {
        event: 'updated',
        old: pick(old, [deletedColumn]),
        new: back,
      });
      return id;
    });
  }

  /** Creates inside a write under way: a participant with their booking, a cost with its event. `fixed` are columns the caller decides. */
  async createIn(write: Write, input: Input, path: string, fixed?: Draft<T>): Promise<string> {
    const scope = this.scope(write, input, 'create');
    const change = await this.prepare(write, { id: null, input, path, old: null, fixed });
    const row = await this.guarded(path, () => insert(write.tx, this.definition.table, change.values));
    const id = idOf(row);
    const parts = await this.writeParts(write, id, change);
    await this.finish(write, { ...change, id, row }, scope, 'create');
    const created = Object.fromEntries(
      Object.entries({ ...change.values, ...parts.after, ...this.remarks(input) }).filter(
        ([, value]) => value !== null,
      ),
    );
    await auditChange(write, this.definition, row, { event: 'created', old: null, new: created });
    return id;
  }

  /** Changes inside a write under way. */
  async updateIn(write: Write, id: string, input: Input, path: string): Promise<string> {
    const scope = this.scope(write, input, 'change');
    const old = await this.load(write, id, scope, 'change');
    await staleCheck(write.tx, {
      type: this.definition.type,
      id,
      input,
      row: old,
      definition: this.definition,
    });
    const replaced = await this.definition.replaces?.(write, { input, old });
    if (replaced !== undefined) return this.createIn(write, replaced.input, path, replaced.fixed as Draft<T>);
    const change = await this.prepare(write, { id, input, path, old });
    const changed = Object.fromEntries(
      Object.entries(change.values).filter(([key, value]) => !sameValue(old[key], value)),
    );
    const parts = await this.writeParts(write, id, change);
    if (Object.keys(changed).length === 0 && !parts.touched) return id;
    const row = await this.guarded(path, () => update(write.tx, this.definition.table, id, changed));
    await this.finish(write, { ...change, id, row }, scope, 'change');
    const keys = Object.keys(changed);
    if (keys.length > 0 || Object.keys(parts.after).length > 0) {
      const values = {
        old: { ...pick(old, keys), ...parts.before },
        new: { ...pick(row, keys), ...parts.after, ...this.remarks(input) },
      };
      await auditChange(write, this.definition, row, { event: 'updated', ...values });
    }
    return id;
  }

  /** Removes for good inside a write under way: a row that lives and dies with its owner, or that nothing points at. */
  async removeIn(
    write: Write,
    id: string,
    check: (row: AnyRow) => Promise<void> = () => Promise.resolve(),
  ): Promise<void> {
    const old = await this.load(write, id, this.scope(write, {}, 'delete'), 'delete');
    await check(old);
    await remove(write.tx, this.definition.table, sql`${sql.id('id')} = ${id}`);
    const entry = { event: 'deleted', old: pick(old, auditedColumns(old)), new: null } as const;
    // No row is left whose modification would be the moment: what it tells of is an earlier change.
    await auditChange(write, this.definition, old, entry, null);
  }

  /** What the audit keeps beside what changed; a blank says nothing. */
  private remarks(input: Input): AnyRow {
    const given = (this.definition.remarks ?? []).flatMap((key): [string, Json][] => {
      const value = input[key];
      const said = typeof value === 'string' ? trimmed(value) : '';
      return said === '' ? [] : [[key, said]];
    });
    return Object.fromEntries(given);
  }

  /** One transaction; what the database refuses is told in words. */
  async transaction<T>(session: WriteSession, work: (write: Write) => Promise<T>): Promise<T> {
    session.following?.forget();
    return this.guarded('input', () =>
      session.context.database.transaction((tx) => work({ ...session, tx, now: session.context.now() })),
    );
  }

  /** What takes its time is done before the transaction, which on the embedded database keeps everybody waiting. */
  private async beforehand<T>(
    session: WriteSession,
    input: Input,
    work: (write: Write, prepared: Input, replaced: StoredImage[]) => Promise<T>,
    turn: string | null = null,
  ): Promise<T> {
    const ready = (await this.definition.prepare?.(session, input)) ?? input;
    return withSavedImages(session, this.definition, ready, (prepared, replaced) => {
      const transact = () => this.transaction(session, (write) => work(write, prepared, replaced));
      return turn === null ? transact() : inTurn(session.context, turn, toRow, transact);
    });
  }

  /** The images that a row shows in the place of those that are given. */
  private async imagesOf(write: Write, id: string, input: Input): Promise<readonly StoredImage[]> {
    const given = (this.definition.images ?? []).filter((key) => input[key] !== undefined);
    if (given.length === 0 || !isId(id)) return [];
    const [row] = await select(write.tx, this.definition.table, sql`where t.id = ${id} for update of t`);
    return given.flatMap((key) => {
      const kept = row?.[key];
      return typeof kept === 'string' ? [JSON.parse(kept) as StoredImage] : [];
    });
  }

  private scope(session: WriteSession, input: Input, verb: string): Scope {
    return writeScope(
      this.definition.policyOf?.(session.viewer, input) ?? this.definition.policy,
      session.viewer,
      givenKeys(input, verb === 'create'),
      `${verb} this ${this.definition.noun}`,
    );
  }

  /** The row, locked. S1: hidden is not found, visible but out of reach is forbidden. */
  private async load(write: Write, id: string, scope: Scope, verb: string): Promise<AnyRow> {
    const { type, table } = this.definition;
    if (!isId(id)) throw notFound(type, id);
    const visible = entityOf(write.context.entities, type).scope('t', write.viewer);
    const [row] = await select(write.tx, table, sql`where t.id = ${id} and ${visible} for update of t`);
    if (row === undefined) throw notFound(type, id);
    await this.mustReach(write, id, scope, verb);
    return row;
  }

  private async prepare(write: Write, start: Parameters<typeof inspect>[2]): Promise<Change> {
    const problems = new Problems();
    const change = await inspect(write, this.definition, start, problems);
    problems.throwIfAny();
    return change;
  }

  private async writeParts(
    write: Write,
    id: string,
    change: Change,
  ): Promise<{ before: AnyRow; after: AnyRow; touched: boolean }> {
    const before: Record<string, Json> = {};
    const after: Record<string, Json> = {};
    let touched = false;
    for (const part of this.definition.parts ?? []) {
      const value = change.input[part.key];
      if (value === undefined) continue;
      const path = `${change.path}.${part.key}`;
      const done = await this.guarded(path, () => part.write(write, { id, path }, value));
      if (done === null) continue;
      touched = true;
      if (done.audited === true) continue;
      before[part.key] = done.before;
      after[part.key] = done.after;
    }
    return { before, after, touched };
  }

  private async finish(write: Write, change: Written, scope: Scope, verb: string): Promise<void> {
    await this.definition.afterWrite?.(write, change);
    if (await this.reaches(write, change.id, scope)) return;
    throw this.whyStrange(write, change) ?? forbidden(`${verb} this ${this.definition.noun}`);
  }

  /** Said at the field by which a row has left, or never came into, the viewer's countries (S1). */
  private whyStrange({ viewer }: Write, { row, old, input, path }: Written): Error | null {
    const [usual, ...others] = this.definition.policy.placedBy ?? [];
    if (usual === undefined || !('country_id' in row)) return null;
    const country = row.country_id;
    const given = [usual, ...others].find((key) => input[key] !== undefined);
    const isKept = given === undefined && old !== null;
    if (isKept || (typeof country === 'string' && viewer.countryIds.includes(country))) return null;
    return strangeCountry(`${path}.${given ?? usual}`, country === null);
  }

  private async mustReach(write: Write, id: string, scope: Scope, verb: string): Promise<void> {
    if (!(await this.reaches(write, id, scope))) throw forbidden(`${verb} this ${this.definition.noun}`);
  }

  /** Of a row that is there: it has just been read or written. */
  private async reaches({ tx }: Write, id: string, scope: Scope): Promise<boolean> {
    const condition = scope('t');
    if (condition === TRUE) return true;
    if (condition === FALSE) return false;
    return exists(
      tx,
      sql`select 1 from ${sql.id(this.definition.table)} as t where t.id = ${id} and ${condition}`,
    );
  }

  private async guarded<T>(path: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw mapDatabaseError(error, this.definition, path);
    }
  }
}
