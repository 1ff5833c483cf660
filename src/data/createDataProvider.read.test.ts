import { describe, expect, it, vi } from 'vitest';

import { provideData } from './testing/provideData.ts';

const page = (rows: readonly object[], total = rows.length) => ({
  data: { centreEvents: { data: rows, paginatorInfo: { total } } },
});
const firstPage = { pagination: { page: 1, perPage: 10 }, sort: { field: 'id', order: 'ASC' as const } };

describe('getList of a paged resource', () => {
  it('maps paging, sorting and filters onto the arguments of the contract', async () => {
    const { dataProvider, sent } = provideData(() => page([{ id: 7, name: 'Vienna' }], 31));
    const result = await dataProvider.getList('events', {
      pagination: { page: 3, perPage: 25 },
      sort: { field: 'dateStart', order: 'DESC' },
      filter: {
        country_id: 4,
        status: 'NEW',
        is_published: 'false',
        participant_country: [1, 2],
        archived: true,
        date_start_gte: new Date(2027, 2, 5, 23, 30),
        q: 'toxin',
      },
    });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.variables).toEqual({
      first: 25,
      page: 3,
      orderBy: [{ column: 'DATE_START', order: 'DESC' }],
      where: {
        country_id: '4',
        status: ['NEW'],
        is_published: false,
        participant_country: { value: ['1', '2'] },
        // D1: the day the person picked.
        date_start_gte: '2027-03-05',
        text_search: 'toxin',
      },
      archived: true,
    });
    expect(result).toEqual({ data: [{ id: '7', name: 'Vienna' }], total: 31 });
  });

  it('sorts by nothing that the contract cannot sort by, and leaves empty filters out', async () => {
    const { dataProvider, sent } = provideData(() => page([]));
    await dataProvider.getList('events', {
      ...firstPage,
      filter: { country_id: '', status: [], text_search: null },
    });
    expect(sent[0]?.variables).toEqual({ first: 10, page: 1 });
  });

  it('shows the list without a filter that the contract has dropped, and says so (V2)', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { dataProvider, sent } = provideData(() => page([]));
    await dataProvider.getList('events', { ...firstPage, filter: { colour: 'red' } });
    expect(sent[0]?.variables).toEqual({ first: 10, page: 1 });
    expect(warn).toHaveBeenCalledExactlyOnceWith('events has no filter colour.');
    warn.mockRestore();
  });

  it('asks only for the columns looked at, and what names the row', async () => {
    const { dataProvider, sent } = provideData(() => page([]));
    await dataProvider.getList('events', { ...firstPage, filter: {}, meta: { columns: ['country.id'] } });
    expect(sent[0]?.text).toContain('country');
    expect(sent[0]?.text).toContain('name');
    expect(sent[0]?.text).toContain('total');
    expect(sent[0]?.text).not.toContain('dateStart');
  });

  it('reuses the pruned document', async () => {
    const { dataProvider, sent } = provideData(() => page([]));
    await dataProvider.getList('events', {
      ...firstPage,
      filter: {},
      meta: { columns: ['dateStart', 'name'] },
    });
    await dataProvider.getList('events', {
      ...firstPage,
      filter: {},
      meta: { columns: ['name', 'dateStart'] },
    });
    expect(sent[0]?.text).toBe(sent[1]?.text);
  });
});

describe('getManyReference', () => {
  it('filters by the key that the target names', async () => {
    const { dataProvider, sent } = provideData(() => page([]));
    const params = { ...firstPage, filter: { is_published: true }, id: 9 };
    await dataProvider.getManyReference('events', { ...params, target: 'country_id' });
    await dataProvider.getManyReference('events', { ...params, target: 'countryId' });
    expect(sent.map(({ variables }) => variables.where)).toEqual([
      { is_published: true, country_id: '9' },
      { is_published: true, country_id: '9' },
    ]);
  });

  it('refuses a target that the contract cannot filter by, naming what it can', async () => {
    const { dataProvider } = provideData(() => page([]));
    await expect(
      dataProvider.getManyReference('events', { ...firstPage, filter: {}, id: 9, target: 'moon_id' }),
    ).rejects.toThrow(/moon_id.*country_id/);
  });
});

describe('a plain list', () => {
  const users = [
    { ID: 1, fullName: 'Åsa Öberg', lastName: 'Öberg', roles: ['viewer'], registeredDate: '2026-01-05' },
    {
      ID: 2,
      fullName: 'Bo Ek',
      lastName: null,
      roles: ['administrator', 'viewer'],
      registeredDate: '2026-03-01',
    },
    { ID: 3, fullName: 'Cleo Adler', lastName: 'Adler', roles: ['booker'], registeredDate: '2026-02-01' },
  ];
  const provide = () => provideData(() => ({ data: { users } }));
  const idsOf = (data: readonly { id: unknown }[]) => data.map(({ id }) => id);

  it('is sorted and paged in the browser, empty values last', async () => {
    const { dataProvider, sent } = provide();
    const sort = { field: 'lastName', order: 'DESC' as const };
    const all = await dataProvider.getList('users', {
      pagination: { page: 1, perPage: 10 },
      sort,
      filter: {},
    });
    expect(idsOf(all.data)).toEqual(['1', '3', '2']);
    const second = await dataProvider.getList('users', {
      pagination: { page: 2, perPage: 2 },
      sort,
      filter: {},
    });
    expect(idsOf(second.data)).toEqual(['2']);
    expect(second.total).toBe(3);
    expect(sent[0]?.variables).toEqual({});
    // They have no user name: all are alike by it.
    const several = { field: 'username,-fullName', order: 'ASC' as const };
    const { data } = await dataProvider.getList('users', { ...firstPage, sort: several, filter: {} });
    expect(idsOf(data)).toEqual(['3', '2', '1']);
  });

  it('is filtered in the browser: by list, by day, by text without accents', async () => {
    const { dataProvider } = provide();
    const by = async (filter: object) =>
      idsOf((await dataProvider.getList('users', { ...firstPage, filter })).data);
    expect(await by({ roles: ['viewer'] })).toEqual(['1', '2']);
    expect(await by({ registeredDate_gte: '2026-02-01' })).toEqual(['2', '3']);
    expect(await by({ q: 'oberg asa' })).toEqual(['1']);
    expect(await by({ text_search: 'nobody' })).toEqual([]);
  });
});

describe('one record', () => {
  it('comes with what is shown, or with what is edited', async () => {
    const { dataProvider, sent } = provideData(() => ({ data: { centreEvent: { id: 5, name: 'Vienna' } } }));
    expect(await dataProvider.getOne('events', { id: 5 })).toEqual({ data: { id: '5', name: 'Vienna' } });
    await dataProvider.getOne('events', { id: 5, meta: { screen: 'edit' } });
    expect(sent.map(({ name }) => name)).toEqual(['EventShow', 'EventEdit']);
    expect(sent[0]?.variables).toEqual({ id: '5' });
  });

  it('is 404 where it is not there or not visible (S1)', async () => {
    const { dataProvider } = provideData(() => ({ data: { centreEvent: null } }));
    await expect(dataProvider.getOne('events', { id: 5 })).rejects.toMatchObject({ status: 404 });
  });

  it('is found in the list where there is no query for one', async () => {
    const { dataProvider } = provideData(() => ({ data: { countries: [{ id: 1, name: 'Austria' }] } }));
    expect(await dataProvider.getOne('countries', { id: '1' })).toEqual({
      data: { id: '1', name: 'Austria' },
    });
    await expect(dataProvider.getOne('countries', { id: '2' })).rejects.toMatchObject({ status: 404 });
  });
});

describe('getMany', () => {
  it('asks by the id filter without counting, in the order wanted', async () => {
    const { dataProvider, sent } = provideData(() => ({
      data: { centreEvents: { data: [{ id: 1 }, { id: 2 }] } },
    }));
    const { data } = await dataProvider.getMany('events', { ids: [2, 1, 3] });
    expect(data.map(({ id }: { id: string }) => id)).toEqual(['2', '1']);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.variables).toEqual({ first: 3, page: 1, where: { id: ['2', '1', '3'] } });
    expect(sent[0]?.text).not.toContain('paginatorInfo');
  });

  it('asks for no more at once than the server gives in a page', async () => {
    const { dataProvider, sent } = provideData(({ variables }) => ({
      data: { centreEvents: { data: (variables.where as { id: string[] }).id.map((id) => ({ id })) } },
    }));
    const ids = Array.from({ length: 450 }, (_, index) => String(index + 1));
    const { data } = await dataProvider.getMany('events', { ids });
    expect(sent.map(({ variables }) => variables.first)).toEqual([200, 200, 50]);
    expect(data).toHaveLength(450);
  });

  it('asks for each by alias in one request where there is no id filter, under `id` whatever the type calls it', async () => {
    const { dataProvider, sent } = provideData(() => ({
      data: { r0: { id: 4, fullName: 'Bo' }, r1: null },
      errors: [{ message: 'No.', path: ['r1'], extensions: { code: 'FORBIDDEN' } }],
    }));
    expect(await dataProvider.getMany('users', { ids: [4, 5] })).toEqual({
      data: [{ id: '4', fullName: 'Bo' }],
    });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.variables).toEqual({ ID_0: '4', ID_1: '5' });
    expect(sent[0]?.text.replace(/\s+/g, ' ')).toContain('r0: user(ID: $ID_0) { id: ID fullName }');
  });

  it('asks nothing for nothing', async () => {
    const { dataProvider, sent } = provideData(() => page([]));
    expect(await dataProvider.getMany('events', { ids: [] })).toEqual({ data: [] });
    expect(sent).toEqual([]);
  });
});

it('names the resources it knows where one is unknown, and the operation where one is missing', async () => {
  const { dataProvider } = provideData(() => page([]));
  await expect(dataProvider.getOne('planets', { id: 1 })).rejects.toThrow(
    /planets.*events, users, countries/,
  );
  await expect(dataProvider.delete('users', { id: 1 })).rejects.toThrow(/DELETE/);
});
