import { describe, expect, it } from 'vitest';
import { crumbsOf, type Places } from './crumbsOf.ts';

const places: Places = {
  pages: ['/', '/log', '/account'],
  resources: ['events', 'centers', 'series'],
  lists: ['events', 'centers'],
  shown: ['events', 'series'],
  subPages: [{ path: '/events/wizard/:id/view', resource: 'events' }],
  isValid: ({ id }) => id !== 'none',
};
const kinds = (path: string) => crumbsOf(path, places).map(({ kind }) => kind);

describe('crumbsOf', () => {
  it.each([
    ['/', ['page']],
    ['/log', ['page']],
    ['/log/', ['page']],
    ['/events', ['resource']],
    ['/events/create', ['resource', 'create']],
    ['/events/import', ['resource', 'sub']],
    ['/events/import/7', ['resource', 'sub']],
    ['/events/import/7/more', ['unknown']],
    ['/events/12', ['resource', 'record']],
    ['/events/12/edit', ['resource', 'record', 'edit']],
    // Of a list whose records have no page.
    ['/centers/12', ['unknown']],
    ['/centers/12/edit', ['unknown']],
    ['/events/12/show', ['unknown']],
    ['/events/12/edit/more', ['unknown']],
    ['/nowhere', ['unknown']],
    ['/events/none', ['unknown']],
    ['/events/none/edit', ['unknown']],
    ['/events/wizard/none/view', ['unknown']],
    ['/Events', ['unknown']],
    ['/events/Wizard/12/view', ['unknown']],
  ])('%s leads through %j', (path, expected) => {
    expect(kinds(path)).toEqual(expected);
  });

  it('leads through the list to a page that an override adds, and to no other path below', () => {
    expect(crumbsOf('/events/wizard/12/view', places)).toEqual([
      { kind: 'resource', name: 'events', to: '/events' },
      { kind: 'sub', name: 'events' },
    ]);
    expect(crumbsOf('/events/wizard/12/other', places)[0]?.kind).toBe('unknown');
  });

  it('leads to no list where there is none', () => {
    expect(crumbsOf('/series/9', places)).toEqual([
      { kind: 'resource', name: 'series' },
      { kind: 'record', name: 'series', id: '9', to: '/series/9' },
    ]);
  });

  it('keeps the way back, and decodes the id', () => {
    expect(crumbsOf('/events/a%20b/edit', places)[1]).toEqual({
      kind: 'record',
      name: 'events',
      id: 'a b',
      to: '/events/a%20b',
    });
  });
});
