import { beforeAll, describe, expect, it } from 'vitest';
import type { ResourceMeta } from '../data/ResourceMeta.ts';
import { inputTypeOf, objectType } from './testing/contract.ts';
import { type Form, formOf, sample, written } from './testing/sampleForm.ts';
import { expectValid, metas } from './testing/sentOperations.ts';

/** Whatever the data provider writes for any generated resource is valid by the contract. */

describe.each(Object.keys(metas))('%s', (name) => {
  let meta: ResourceMeta;
  beforeAll(async () => {
    const load = metas[name];
    if (!load) throw new Error(`No ${name}.`);
    meta = await load();
  });

  it('creates with everything filled in, and with nothing but what is required', async () => {
    const { create } = meta;
    if (!create) return;
    const form = formOf(create.inputs, inputTypeOf(create));
    await expectValid((provider) => provider.create(name, { data: form }));
    const required = create.inputs.filter((input) => input.required);
    await expectValid((provider) => provider.create(name, { data: formOf(required, inputTypeOf(create)) }));
  });

  it('updates one field at a time, sets it, clears it, and leaves the others alone', async () => {
    const { update } = meta;
    if (!update) return;
    const type = inputTypeOf(update);
    const empty = {
      ...formOf(
        update.inputs.filter((input) => input.required),
        type,
      ),
      id: '1',
      ...versionOf(meta),
    };
    const full = { ...formOf(update.inputs, type), id: '1', ...versionOf(meta) };
    const fixed = [
      update.idInput ?? 'id',
      update.version?.input,
      ...update.inputs.filter(({ required }) => required).map(({ name: input }) => input),
    ];
    for (const input of update.inputs.filter(({ name: own }) => !fixed.includes(own))) {
      const filled = written(empty, input.source.split('.'), sample(input, type));
      const [set] = await expectValid((provider) =>
        provider.update(name, { id: '1', data: filled, previousData: empty }),
      );
      expect(Object.keys(set?.variables.input as object).filter((key) => !fixed.includes(key))).toEqual([
        input.name,
      ]);
      if (input.kind === 'nested') continue;
      const cleared = written(full, input.source.split('.'), null);
      const stored: Readonly<Record<string, unknown>> = { upload: { large: '/x' }, connect: { id: '1' } };
      const before = stored[input.kind] ? written(full, input.source.split('.'), stored[input.kind]) : full;
      const [clear] = await expectValid((provider) =>
        provider.update(name, { id: '1', data: cleared, previousData: before }),
      );
      expect(Object.keys(clear?.variables.input as object)).toContain(input.name);
    }
    await expectValid((provider) => provider.update(name, { id: '1', data: empty, previousData: empty }));
  });

  it('tells new, changed and removed rows of nested lists apart', async () => {
    const { update } = meta;
    for (const input of update?.inputs.filter(({ kind }) => kind === 'nested') ?? []) {
      if (!update) return;
      const wrapper = objectType(inputTypeOf(update).getFields()[input.name]?.type).getFields();
      const row = {
        ...formOf(input.inputs ?? [], objectType(wrapper.create?.type)),
        ...formOf(input.updateInputs ?? [], objectType(wrapper.update?.type)),
      };
      const required = formOf(
        update.inputs.filter((own) => own.required),
        inputTypeOf(update),
      );
      const before = {
        ...required,
        [input.source]: [
          { ...row, id: '1' },
          { ...row, id: '2' },
        ],
      };
      const after = {
        ...required,
        [input.source]: [
          { ...row, id: '1', name: 'changed' },
          { ...row, id: undefined },
        ],
      };
      const [sent] = await expectValid((provider) =>
        provider.update(name, { id: '1', data: after, previousData: before }),
      );
      expect(sent?.variables.input).toMatchObject({
        [input.name]: { create: [{}], update: [{ id: '1', name: 'changed' }], delete: ['2'] },
      });
    }
  });

  it('changes and deletes, one and many in one request', async () => {
    const { update, delete: remove } = meta;
    if (remove) {
      await expectValid((provider) => provider.delete(name, { id: '1' }));
      expect(await expectValid((provider) => provider.deleteMany(name, { ids: ['1', '2'] }))).toHaveLength(1);
    }
    if (update) {
      const data = formOf(
        update.inputs.filter((input) => input.required),
        inputTypeOf(update),
      );
      expect(
        await expectValid((provider) => provider.updateMany(name, { ids: ['1', '2'], data })),
      ).toHaveLength(1);
    }
  });
});

const versionOf = ({ update }: ResourceMeta): Form =>
  update?.version ? { [update.version.source]: '2027-01-01T00:00:00Z' } : {};
