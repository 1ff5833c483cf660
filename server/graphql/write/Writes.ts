import { sql } from 'kysely';
import { sameValue, type Json } from '#server/db/Json.ts';
import type { AnyRow, Draft, TableName } from '#server/db/Row.ts';
import { idOf, insert, isId, remove, select, update } from '#server/db/rows.ts';
import { forbidden } from '#server/errors/errors.ts';
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
import { lockedDeletedRow, lockedRow, mustStayInReach, type Reach } from './writtenRow.ts';

/** Creates, updates and deletes the rows of one type by its definition. Every call answers the id of the row. */
export class Writes<T extends TableName = TableName> {
  readonly definition: WriteDefinition;

  constructor(definition: WriteDefinition<T>) {
    this.definition = definition;
  }

  async create(session: WriteSession, input: Input): Promise<string> {
    this.reach(session, input, 'create');
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
    this.reach(session, input, 'change');
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
    this.reach(session, {}, 'delete');
    return this.transaction(session, async (write) => {
      await this.definition.lock?.(write, { action: 'delete', id, input: {} });
      const old = await lockedRow(write, id, this.reach(write, {}, 'delete'));
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
    const { deletedColumn, table } = this.definition;
    if (deletedColumn === undefined) throw forbidden(`restore this ${this.definition.noun}`);
    const reach = this.reach(session, {}, 'restore');
    return this.transaction(session, async (write) => {
      await this.definition.lock?.(write, { action: 'update', id, input: {} });
      const old = await lockedDeletedRow(write, id, this.definition);
      const back: AnyRow = { [deletedColumn]: null };
      const change = await this.prepare(write, { id, input: {}, path: 'id', old, fixed: back });
      const row = await this.guarded('id', () => update(write.tx, table, id, change.values));
      await this.finish(write, { ...change, id, row }, reach);
      const changed = Object.keys(change.values).filter((key) => !sameValue(old[key], row[key]));
      await auditChange(write, this.definition, row, {
        event: 'restored',
        old: pick(old, changed),
        new: pick(row, changed),
      });
      return id;
    });
  }

  /** Creates inside a write under way: a participant with their booking, a cost with its event. `fixed` are columns the caller decides. */
  async createIn(write: Write, input: Input, path: string, fixed?: Draft<T>): Promise<string> {
    const reach = this.reach(write, input, 'create');
    const change = await this.prepare(write, { id: null, input, path, old: null, fixed });
    const row = await this.guarded(path, () => insert(write.tx, this.definition.table, change.values));
    const id = idOf(row);
    const parts = await this.writeParts(write, id, change);
    await this.finish(write, { ...change, id, row }, reach);
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
    const reach = this.reach(write, input, 'change');
    const old = await lockedRow(write, id, reach);
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
    await this.finish(write, { ...change, id, row }, reach);
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
    const old = await lockedRow(write, id, this.reach(write, {}, 'delete'));
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

  /** @throws forbidden where no row could ever qualify */
  private reach(session: WriteSession, input: Input, verb: string): Reach {
    const { definition } = this;
    const policy = definition.policyOf?.(session.viewer, input) ?? definition.policy;
    const keys = givenKeys(input, verb === 'create');
    const scope = writeScope(policy, session.viewer, keys, `${verb} this ${definition.noun}`);
    return { definition, scope, verb };
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

  private async finish(write: Write, change: Written, reach: Reach): Promise<void> {
    await this.definition.afterWrite?.(write, change);
    await mustStayInReach(write, change, reach);
  }

  private async guarded<T>(path: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw mapDatabaseError(error, this.definition, path);
    }
  }
}
