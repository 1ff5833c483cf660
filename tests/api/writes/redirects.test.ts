import { describe, expect, it } from 'vitest';
import { unique } from '#tests/factories/records.ts';
import { outcomeOf, validationOf } from '../Client.ts';
import { auditsOf } from './crudSuite.ts';
import { made, saver } from './saver.ts';
import { useApi } from '../useApi.ts';
import { deleting } from '../mutations.ts';

/** Spec §2: a server-driven redirect lookup by path may send the user elsewhere. */

const api = useApi();
const send = saver(() => api);
const fresh = () => `/old/page-${unique()}`;

async function lookUp(path: string, as = 'viewer'): Promise<unknown> {
  const data = await api
    .as(as)
    .ask('query ($path: String!) { redirectLookup(path: $path) { target } }', { path });
  return (data['redirectLookup'] as { readonly target: unknown }).target;
}

describe('the lookup', () => {
  it('answers everybody who is signed in where an address leads', async () => {
    const path = fresh();
    await api.make.redirect({ path, target: 'https://training.example/a?b=1' });
    expect(await lookUp(path)).toBe('https://training.example/a?b=1');
    expect(await lookUp(`${path}/`)).toBe('https://training.example/a?b=1');
    expect(await lookUp(`${path}?x=1`)).toBe('https://training.example/a?b=1');
    expect(await lookUp(fresh())).toBeNull();
    expect(await lookUp('nonsense')).toBeNull();
    const nobody = await api.nobody.send('{ redirectLookup(path: "/x") { target } }', {});
    expect(outcomeOf(nobody)).toBe('UNAUTHENTICATED');
  });

  it('no longer knows a redirect that is deleted, and its address can be given anew', async () => {
    const path = fresh();
    const { id } = await api.make.redirect({ path });
    await api.as('administrator').ask(deleting('Redirect'), { id });
    expect(await lookUp(path)).toBeNull();
    await api.make.redirect({ path, target: '/trainers' });
    expect(await lookUp(path)).toBe('/trainers');
  });

  it('knows an address as a browser spells it', async () => {
    const name = `żółw-${unique()}`;
    const answer = made(await send('create', 'Redirect', { path: ` /${name}/ `, target: '/events' }, 'path'));
    expect(answer).toEqual({ path: `/${encodeURIComponent(name)}` });
    expect(await lookUp(`/${encodeURIComponent(name)}`)).toBe('/events');
  });
});

describe('a redirect', () => {
  it.each([
    ['no-slash', '/events', 'path'],
    ['//elsewhere.example', '/events', 'path'],
    ['/\\elsewhere', '/events', 'path'],
    ['/with space', '/events', 'path'],
    ['https://elsewhere.example/a', '/events', 'path'],
    ['', '/events', 'path'],
    ['/events', '/trainers', 'path'],
    ['/events/?page=2', '/trainers', 'path'],
    ['/account/login', '/events', 'path'],
    ['/centres/12', '/events', 'path'],
    ['/health/old', '/events', 'path'],
    ['/', '/events', 'path'],
    ['/old-1', 'javascript:alert(1)', 'target'],
    ['/old-1', '//elsewhere.example', 'target'],
    ['/old-1', '/\\elsewhere.example', 'target'],
    ['/old-1', '/\t/elsewhere.example', 'target'],
    ['/old-1', 'data:text/html,x', 'target'],
    ['/old-1', 'ftp://elsewhere.example', 'target'],
    ['/old-1', 'https://bank.example@elsewhere.example/', 'target'],
    ['/old-1', '/old-1', 'target'],
    ['/old-1', '/old-1/?x=1', 'target'],
    ['/centers/old-1', '/centres/old-1', 'target'],
    ['/old-1', '', 'target'],
    ['/%65vents', '/trainers', 'path'],
    ['/%2felsewhere.example', '/events', 'path'],
    ['/old-1', '/%2felsewhere.example', 'target'],
    ['/old-1', '/%255celsewhere.example', 'target'],
    ['/old-1', '/%6fld-1', 'target'],
  ])('from %j to %j is refused at its %s', async (path, target, field) => {
    expect(validationOf(await send('create', 'Redirect', { path, target }))).toHaveProperty([
      `input.${field}`,
    ]);
  });

  it('leads nowhere in a circle, however long', async () => {
    const [a, b, c] = [fresh(), fresh(), fresh()];
    await api.make.redirect({ path: a, target: b });
    await api.make.redirect({ path: b, target: `${c}?page=2#top` });
    const closing = await send('create', 'Redirect', { path: c, target: `${a}/` });
    expect(validationOf(closing)).toEqual({
      'input.target': ['This would lead back to where it came from.'],
    });
    const { id } = await api.make.redirect({ path: c, target: '/events' });
    expect(validationOf(await send('update', 'Redirect', { id, target: b }))).toHaveProperty([
      'input.target',
    ]);
    made(await send('update', 'Redirect', { id, target: '/trainers' }));
  });

  it.each([
    ['unencoded', (name: string) => `/${name}`],
    ['unencoded, with query and hash', (name: string) => `/${name}/?page=2#top`],
    ['by another way', (name: string) => `/old/../${name}`],
  ])('leads nowhere in a circle where the target is spelled %s', async (_how, spelled) => {
    const name = `żółw-${unique()}`;
    const from = fresh();
    await api.make.redirect({ path: from, target: spelled(name) });
    const closing = await send('create', 'Redirect', { path: `/${name}`, target: from });
    expect(validationOf(closing)).toEqual({
      'input.target': ['This would lead back to where it came from.'],
    });
  });

  it('leads to a page of the app as a browser spells it, query and hash included', async () => {
    const target = ' /żółw/?page=2#ślad';
    const answer = made(await send('create', 'Redirect', { path: fresh(), target }, 'target'));
    expect(answer).toEqual({ target: '/%C5%BC%C3%B3%C5%82w?page=2#%C5%9Blad' });
  });

  it('is the only one of its address', async () => {
    const { id } = await api.make.redirect();
    const path = fresh();
    await api.make.redirect({ path });
    expect(validationOf(await send('update', 'Redirect', { id, path }))).toHaveProperty(['input.path']);
  });

  it('two that would lead to each other are not written at once', async () => {
    const [a, b] = [fresh(), fresh()];
    const answers = await Promise.all([
      send('create', 'Redirect', { path: a, target: b }),
      send('create', 'Redirect', { path: b, target: a }),
    ]);
    expect(answers.map(outcomeOf).sort()).toEqual(['VALIDATION', 'ok']);
  });

  it('is found by words of its addresses and note', async () => {
    const word = `quokka${unique()}`;
    const { id } = await api.make.redirect({ notes: `For ${word}` });
    const data = await api
      .as('administrator')
      .ask('query ($word: String) { redirects(text_search: $word) { data { id } } }', { word });
    expect(data['redirects']).toEqual({ data: [{ id }] });
  });

  it('is written into the log (S4)', async () => {
    const path = fresh();
    const { id } = await api.make.redirect({ path });
    made(await send('update', 'Redirect', { id, target: '/trainers' }));
    const audits = await auditsOf(api, 'Redirect', id);
    expect(audits.map(({ event, model }) => [event, model])).toEqual([
      ['created', path],
      ['updated', path],
    ]);
  });
});
