import type { GraphQLInputType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ResourceMeta } from '../data/ResourceMeta.ts';
import { objectType, schema } from './testing/contract.ts';
import { scalar } from './testing/sampleForm.ts';
import { expectValid, metas } from './testing/sentOperations.ts';

/** Whatever the data provider asks for any generated resource is valid by the contract. */

describe.each(Object.keys(metas))('%s', (name) => {
  let meta: ResourceMeta;
  beforeAll(async () => {
    const load = metas[name];
    if (!load) throw new Error(`No ${name}.`);
    meta = await load();
  });

  const firstPage = { pagination: { page: 2, perPage: 25 }, filter: {} };
  const byId = { field: 'id', order: 'ASC' as const };

  it('lists, by every order and every filter, and with any column', async () => {
    const { list } = meta;
    if (!list) return;
    await expectValid((provider) => provider.getList(name, { ...firstPage, sort: byId }));
    await expectValid((provider) =>
      provider.getList(name, { ...firstPage, sort: byId, meta: { columns: [] } }),
    );
    await expectValid((provider) =>
      provider.getList(name, { ...firstPage, sort: byId, filter: { q: 'text' }, meta: { pick: true } }),
    );
    for (const field of Object.keys(list.sortColumns)) {
      const [sent] = await expectValid((provider) =>
        provider.getList(name, { ...firstPage, sort: { field, order: 'DESC' } }),
      );
      // Plain lists without an order are sorted in the browser.
      if (list.paged || sent?.text.includes('$orderBy'))
        expect(sent?.variables.orderBy).toEqual([{ column: list.sortColumns[field], order: 'DESC' }]);
    }
    const ordered = Object.keys({ ...list.sortColumns, ...list.sortFigures });
    const sortKeys = Object.entries(list.sortKeys ?? {});
    const [first] = sortKeys.find(([field]) => !ordered.includes(field)) ?? [];
    for (const [field, column] of first === undefined ? [] : sortKeys) {
      const isAlone = field === first;
      const sort = { field: isAlone ? field : `${first},${field}`, order: 'DESC' as const };
      const [sent] = await expectValid((provider) => provider.getList(name, { ...firstPage, sort }));
      const last = { column, order: isAlone ? 'DESC' : 'ASC' };
      expect(sent?.variables.sortBy).toEqual(isAlone ? [last] : [expect.anything(), last]);
    }
    for (const [key, filter] of Object.entries(list.filters)) {
      const [argument] = filter.path;
      if (argument === undefined || filter.scalar === 'object') continue;
      const [sent] = await expectValid((provider) =>
        provider.getList(name, {
          ...firstPage,
          sort: byId,
          filter: { [key]: valueOf(list.field, filter.path) },
        }),
      );
      expect(sent?.variables[argument]).toBeDefined();
    }
  });

  it('reads one, and many', async () => {
    if (meta.one) await expectValid((provider) => provider.getOne(name, { id: '1' }));
    if (meta.one)
      await expectValid((provider) => provider.getOne(name, { id: '1', meta: { screen: 'edit' } }));
    const sent = await expectValid((provider) => provider.getMany(name, { ids: ['1', '2', '3'] }));
    expect(sent).toHaveLength(1);
  });
});

/** A value that a filter's argument takes. */
function valueOf(field: string, [argument = '', ...rest]: readonly string[]): unknown {
  const top = schema
    .getQueryType()
    ?.getFields()
    [field]?.args.find(({ name }) => name === argument)?.type;
  if (!top) throw new Error(`${field} takes no ${argument}.`);
  return scalar(
    rest.reduce<GraphQLInputType>((type, key) => objectType(type).getFields()[key]?.type ?? type, top),
  );
}
