import { expect, it } from 'vitest';
import { busy } from '#server/errors/errors.ts';
import { Reads } from '#server/graphql/read/Reads.ts';
import type { ContextOf } from '#server/modules/task/index.ts';
import { unique } from '#tests/factories/records.ts';
import { testNow } from '#tests/setup/testDatabase.ts';
import { useApi } from '../useApi.ts';
import { madeView, noticesOf, viewsOf, watchIt, watchRound } from './viewWorld.ts';

const api = useApi();

/** Whose reads are all refused for the moment. */
const busyContextOf: ContextOf = (viewer, name) => {
  const context = api.app.app.contextOf(viewer, name);
  const queue = { run: () => Promise.reject(busy()) };
  return { ...context, reads: new Reads({ ...context, queue, user: name }) };
};

it('a view whose look fails keeps no other from being looked at', async () => {
  const [failing, other] = [api.as('global_manager'), api.as('administrator')];
  const last_name = `Besides${unique()}`;
  const view = { arguments: JSON.stringify({ where: { text_search: last_name } }) };
  const [first, second] = [await madeView(failing, view), await madeView(other, view)];
  await watchIt(failing, first.id);
  await watchIt(other, second.id);
  const at = (minutes: number) => new Date(Date.parse(testNow) + minutes * 60_000);
  await watchRound(api, at(6));
  await api.make.participant({ last_name });
  const contextOf: ContextOf = (viewer, name) => {
    if (name === `watch-${first.id}`) throw new Error('A fault of ours.');
    return api.app.app.contextOf(viewer, name);
  };
  await expect(watchRound(api, at(12), contextOf)).rejects.toThrow('Views could not be looked at.');
  expect((await noticesOf(other)).map(({ savedView }) => savedView?.id)).toContain(second.id);
});

it('what came while a view could not be read is told of afterwards, and the view is not to blame', async () => {
  const watcher = api.as('administrator');
  const last_name = `Meanwhile${unique()}`;
  const { id } = await madeView(watcher, {
    arguments: JSON.stringify({ where: { text_search: last_name } }),
  });
  await watchIt(watcher, id);
  let now = new Date(testNow);
  const roundLater = (contextOf?: ContextOf) => {
    now = new Date(now.getTime() + 6 * 60_000);
    return watchRound(api, now, contextOf);
  };
  await roundLater();
  await api.make.participant({ last_name });
  const problem = async () => (await viewsOf(watcher)).find((view) => view.id === id)?.watchProblem;
  await roundLater(busyContextOf);
  expect(await problem()).toBeNull();
  for (let round = 0; round < 10; round += 1) await roundLater(busyContextOf);
  expect(await problem()).toMatch('It could not be read for an hour');
  await roundLater();
  expect(await problem()).toBeNull();
  const told = (await noticesOf(watcher)).filter(({ savedView }) => savedView?.id === id);
  expect(told.map(({ count }) => count)).toEqual([1]);
});
