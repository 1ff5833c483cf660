import { ApolloLink, execute, gql, Observable, toPromise, type FetchResult } from '@apollo/client/core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Arrival } from './Arrival.ts';
import { forgetAsks } from './forgetAsks.ts';
import { giveHeadStart } from './giveHeadStart.ts';
import { headStartLink } from './headStartLink.ts';
import { keepAsks } from './keepAsks.ts';

const list = gql`
  query List($first: Int, $from: String, $where: Where) {
    things(first: $first, from: $from, where: $where) {
      id
    }
  }
`;
const save = gql`
  mutation Save {
    save
  }
`;

let kept = new Map<string, string>();
const storage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
  removeItem: (name: string) => void kept.delete(name),
};
beforeEach(() => {
  kept = new Map();
});

const place = (address: string) => {
  const [pathname = '', search] = address.split('?');
  return { pathname, search: search === undefined ? '' : `?${search}` };
};

/** A page that has arrived and asked, by what it passes on to the server. */
function pageOf(start: ReturnType<typeof giveHeadStart>, location = place('/things')) {
  let viewer: string | undefined = '1';
  let time = 0;
  let hasPressed = false;
  const arrival = new Arrival(
    () => viewer,
    location,
    () => hasPressed,
  );
  const asked = vi.fn(() => Observable.of<FetchResult>({ data: { things: 'asked' } }));
  const link = ApolloLink.from([
    headStartLink({ start, arrival, viewer: () => viewer, now: () => time }),
    new ApolloLink(asked),
  ]);
  return {
    arrival,
    asked,
    location,
    wait: (milliseconds: number) => (time += milliseconds),
    press: () => (hasPressed = true),
    become: (id: string | undefined) => (viewer = id),
    ask: async (variables: Record<string, unknown> = { first: 25 }, query = list) => {
      const answer = toPromise(execute(link, { query, variables }));
      return (await answer).data?.['things'] as unknown;
    },
  };
}

/** Somebody has been at an address, whose page asked with these variables. */
async function visited(address: string, ...all: readonly Record<string, unknown>[]) {
  const page = pageOf(undefined, place(address));
  for (const variables of all) await page.ask(variables);
  keepAsks(page.arrival, '/graphql', { storage, day: 'Monday' });
}

const answers = (...all: readonly unknown[]) => vi.fn<typeof fetch>(async () => Response.json(all));
const sentBy = (init: RequestInit | undefined): unknown =>
  typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
const ahead = { things: 'ahead' };

function arriveAgain(send: typeof fetch = answers({ data: ahead }), given: Partial<Options> = {}) {
  return giveHeadStart({
    viewer: { id: '1', authToken: 'secret' },
    address: '/things',
    day: 'Monday',
    storage,
    send,
    now: () => 0,
    ...given,
  });
}
type Options = Parameters<typeof giveHeadStart>[0];

describe('what a page asks before its scripts are there', () => {
  it('is what it asked the last time, in the name of whoever is signed in', async () => {
    await visited('/things', { first: 25 });
    const send = answers({ data: ahead });
    arriveAgain(send);
    const [[uri, init] = []] = send.mock.calls;
    expect(uri).toBe('/graphql');
    expect(new Headers(init?.headers).get('authorization')).toBe('Bearer secret');
    expect(sentBy(init)).toMatchObject([{ operationName: 'List', variables: { first: 25 } }]);
  });

  it('is nothing for anybody else, signed out, elsewhere or after a sign-out', async () => {
    await visited('/things', { first: 25 });
    const send = answers({ data: ahead });
    arriveAgain(send, { viewer: undefined });
    arriveAgain(send, { viewer: { id: '2', authToken: 'other' } });
    arriveAgain(send, { address: '/things?page=2' });
    forgetAsks(storage);
    arriveAgain(send);
    expect(send).not.toHaveBeenCalled();
  });

  it('is nothing of another day', async () => {
    await visited('/things', { first: 25 }, { from: '2026-11-26' });
    const send = answers({ data: ahead });
    arriveAgain(send, { day: 'Tuesday' });
    expect(sentBy(send.mock.calls[0]?.[1])).toHaveLength(1);
  });

  it('is nothing by which somebody looked for people', async () => {
    await visited('/things', { where: { text_search: 'Smith' } }, { from: '%Smith%' }, { from: 'a b' });
    await visited('/things?filter=%7B%22lastName%22%3A%22Smith%22%7D', { first: 25 });
    expect([...kept.values()]).toEqual([]);
  });

  it('is nothing that was asked after a write', async () => {
    const page = pageOf(undefined);
    await page.ask({ first: 25 });
    await page.ask({}, save);
    await page.ask({ first: 50 });
    expect(page.arrival.end()).toHaveLength(1);
  });

  it('is nothing that was asked for somebody who pressed something', async () => {
    const page = pageOf(undefined);
    await page.ask({ first: 25 });
    page.press();
    expect(await page.ask({ first: 50 })).toBe('asked');
    expect(page.arrival.end()).toHaveLength(1);
  });

  it('is nothing that was asked on the next page, or by the next person', async () => {
    const left = pageOf(undefined);
    await left.ask({ first: 25 });
    left.location.pathname = '/others';
    await left.ask({ first: 50 });
    keepAsks(left.arrival, '/graphql', { storage });
    expect([...kept.values()].join()).not.toContain('50');
    kept.clear();
    const other = pageOf(undefined);
    await other.ask();
    other.become('2');
    keepAsks(other.arrival, '/graphql', { storage });
    expect(kept.size).toBe(0);
  });
});

describe('an answer to what was asked ahead', () => {
  beforeEach(() => visited('/things', { first: 25 }));

  it('is given once, to the very same operation', async () => {
    const page = pageOf(arriveAgain());
    expect(await page.ask({ first: 50 })).toBe('asked');
    expect(await page.ask()).toBe('ahead');
    expect(await page.ask()).toBe('asked');
    expect(page.asked).toHaveBeenCalledTimes(2);
  });

  it.each<readonly [string, (page: ReturnType<typeof pageOf>) => unknown]>([
    ['a write', (page) => page.ask({}, save)],
    ['somebody else', (page) => page.become('2')],
    ['the session', (page) => page.become(undefined)],
    ['half a minute', (page) => page.wait(30_000)],
  ])('is not given after %s', async (_what, happens) => {
    const page = pageOf(arriveAgain());
    await happens(page);
    expect(await page.ask()).toBe('asked');
  });

  it.each<readonly [string, typeof fetch]>([
    [
      'the session is refused',
      answers({ data: null, errors: [{ message: '', extensions: { code: 'UNAUTHENTICATED' } }] }),
    ],
    ['the server fails', async () => new Response('', { status: 503 })],
    ['the line breaks', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['it is none', answers()],
  ])('is asked for again where %s', async (_what, send) => {
    expect(await pageOf(arriveAgain(send)).ask()).toBe('asked');
  });
});
