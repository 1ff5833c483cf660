import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { fillTemplate, type Filling } from './fillTemplate.ts';
import type { Values } from './MergeWorld.ts';
import { isElement, readTemplate } from './readTemplate.ts';
import { gap, trip, world } from './testing/tripWorld.ts';

const plain: Filling = {
  language: 'en-GB',
  timeZone: 'UTC',
  now: new Date('2027-03-01T12:00:00Z'),
  mark: false,
};
const fill = (html: string, filling: Partial<Filling> = {}, values: Values = trip) =>
  fillTemplate(world, readTemplate(html), { trip: values }, { ...plain, ...filling });
const written = (path: string, format?: string, filling?: Partial<Filling>) =>
  fill(gap(path, format === undefined ? '' : ` data-format="${format}"`), filling).html;

describe('a gap', () => {
  it.each([
    ['trip.name', undefined, 'Rome &amp; back'],
    ['trip.name', 'upper', 'ROME &amp; BACK'],
    ['trip.day', undefined, '12 March 2027'],
    ['trip.day', 'short-date', '12 Mar 2027'],
    ['trip.day', 'weekday-date', 'Friday, 12 March 2027'],
    ['trip.dayStart', 'days', '12 – 14 March 2027'],
    ['trip.leaves', undefined, '13 March 2027'],
    ['trip.leaves', 'time', '00:30'],
    ['trip.price', undefined, 'KWD\u00a0123.456'],
    ['trip.price', 'number', '123.456'],
    ['trip.sums.total', undefined, 'KWD\u00a00.005'],
    ['trip.id', undefined, '7'],
    ['document.date', undefined, '1 March 2027'],
  ])('writes %s as %s', (path, format, text) => {
    expect(written(path, format)).toBe(text);
  });

  it('writes what is read from the right so that the words and figures beside it keep their places', () => {
    const { html } = fill(`${gap('trip.name')}, ${gap('trip.day')}`, {}, { ...trip, name: 'روما <1>' });
    expect(html).toBe('\u2068روما &lt;1&gt;\u2069, 12 March 2027');
  });

  it('writes the day of its making as that of its zone', () => {
    const on = (timeZone: string, now: string) =>
      written('document.date', undefined, { timeZone, now: new Date(now) });
    expect(on('Asia/Tokyo', '2027-02-28T23:00:00Z')).toBe('1 March 2027');
    expect(on('America/Sao_Paulo', '2027-03-01T01:00:00Z')).toBe('28 February 2027');
  });

  it('writes the days of what takes one day as that day', () => {
    const days = gap('trip.dayStart', ' data-format="days"');
    expect(fill(days, {}, { ...trip, dayEnd: '2027-03-12' }).html).toBe('12 March 2027');
    expect(fill(days, {}, { ...trip, dayEnd: null }).html).toBe('12 March 2027');
    expect(fill(days, { language: 'de-DE' }, { ...trip, dayEnd: '2027-04-01' }).html).toBe(
      '12. März – 1. April 2027',
    );
  });

  it('is written in the next document without its formats being made again', () => {
    const all = ['trip.dayStart" data-format="days', 'trip.price', 'document.date']
      .map((path) => gap(path))
      .join('');
    fill(all);
    const makers = [vi.spyOn(Intl, 'DateTimeFormat'), vi.spyOn(Intl, 'NumberFormat')];
    fill(all);
    const calls = makers.flatMap(({ mock }) => mock.calls);
    for (const maker of makers) maker.mockRestore();
    expect(calls).toEqual([]);
  });

  it('leaves what is masked as it is, where a date would stand as well', () => {
    expect(fill(gap('trip.day'), {}, { ...trip, day: '••••' }).html).toBe('••••');
  });

  it('speaks the language of the document', () => {
    const german = { language: 'de-DE' };
    expect(written('trip.day', 'weekday-date', german)).toBe('Freitag, 12. März 2027');
    expect(written('trip.price', 'number', german)).toBe('123,456');
  });

  it('is marked where nothing fills it, unless something stands in its place (M3)', () => {
    const empty = { ...trip, name: '' };
    expect(fill(gap('trip.name'), {}, empty)).toMatchObject({
      html: '<mark data-missing="">________</mark>',
      missing: [{ path: 'trip.name', label: 'Name of the trip', binding: 'trip', isRequired: false }],
    });
    expect(fill(gap('trip.name', ' data-required="true"'), {}, empty).missing[0]?.isRequired).toBe(true);
    expect(fill(gap('trip.name', ' data-fallback="a trip"'), {}, empty)).toMatchObject({
      html: 'a trip',
      missing: [],
    });
    const silent = gap('trip.name', ' data-fallback=""');
    expect(fill(silent, { mark: true }, empty)).toMatchObject({ html: '', missing: [] });
    expect(fill(gap('trip.name'), { mark: true }, empty).html).toBe(
      '<mark data-missing="">Name of the trip</mark>',
    );
  });

  it('is missing where it may not be and nothing of its own value can be seen (M3)', () => {
    const own = () => ' \u200b';
    expect(fill(gap('trip.name', ' data-required="true"'), { own }).missing).toHaveLength(1);
    expect(fill(gap('trip.name'), { own })).toMatchObject({ html: ' \u200b', missing: [] });
  });

  it('takes an own value of its record, and tells what the record says', () => {
    const own: Filling['own'] = ({ kind, id, field }) =>
      kind === 'GUEST' && id === '1' && field === 'name' ? 'Lady <Ada>' : undefined;
    const { html, fields } = fill(`${gap('trip.host.name')}`, { own });
    expect(html).toBe('Lady &lt;Ada&gt;');
    expect(fields).toMatchObject([
      { source: 'Ada', value: 'Lady <Ada>', holder: { kind: 'GUEST', id: '1', field: 'name' } },
    ]);
    expect(fill(`<div data-repeat="trip.guests">${gap('trip.guests.name')} </div>`, { own }).html).toBe(
      'Lady &lt;Ada&gt; Bob ',
    );
  });

  it('can be a QR code', () => {
    expect(written('trip.name', 'qr')).toBe('<span data-qr="Rome &amp; back"></span>');
  });

  it('never lets a value become markup', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (name) => {
        const { html } = fill(`<p>${gap('trip.name')}</p>`, {}, { ...trip, name });
        const [paragraph] = readTemplate(html).filter(isElement);
        const inside = paragraph?.pieces.map((piece) => (typeof piece === 'string' ? piece : '<br>')) ?? [];
        expect(inside.join('')).toBe(name.replaceAll('\n', '<br>'));
      }),
    );
  });
});

describe('a repeat', () => {
  const names = (html: string, values?: Values) => fill(html, {}, values).html;

  it('stands once for each member, rows of a table staying rows', () => {
    expect(
      names(`<table><tr data-repeat="trip.guests"><td>${gap('trip.guests.name')}</td></tr></table>`),
    ).toBe('<table><tr><td>Ada</td></tr><tr><td>Bob</td></tr></table>');
    expect(
      names(`<div data-repeat="trip.guests"><p>${gap('trip.guests.mood')} ${gap('trip.name')}</p></div>`),
    ).toBe('<p>Merry Rome &amp; back</p><p>GRUMPY Rome &amp; back</p>');
  });

  it('goes through the lists that it stands in, or stays with the member at hand', () => {
    const stops = `<div data-repeat="trip.legs.stops">${gap('trip.legs.name')}-${gap('trip.legs.stops.name')};</div>`;
    expect(names(stops)).toBe('Out-Bern;Out-Como;Back-Linz;');
    expect(
      names(
        `<div data-repeat="trip.legs">${gap('trip.legs.name')}: ${stops.replace(`${gap('trip.legs.name')}-`, '')} </div>`,
      ),
    ).toBe('Out: Bern;Como; Back: Linz; ');
  });

  it('can be of one day', () => {
    const day = (nth: number) =>
      names(`<div data-repeat="trip.legs" data-day="${nth}">${gap('trip.legs.name')}</div>`);
    expect([day(1), day(2), day(3)]).toEqual(['Out', 'Back', '']);
  });

  it('within itself, again and again, is refused before it has multiplied beyond a paper', () => {
    const start = '<div data-repeat="trip.guests" data-condition="trip.guests" data-when="set">';
    const inside = `${start.repeat(30)}${gap('trip.guests.name')}${'</div>'.repeat(30)}`;
    expect(() => fill(inside)).toThrow(/^The repeats of this document/);
  });

  it('produces as many as there are rows, whatever they hold', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ id: fc.string(), name: fc.string({ minLength: 1 }) })), (guests) => {
        const { html, fields } = fill(
          `<ul><div data-repeat="trip.guests"><li>${gap('trip.guests.name')}</li></div></ul>`,
          {},
          { ...trip, guests },
        );
        expect(html.match(/<li>/g)?.length ?? 0).toBe(guests.length);
        expect(fields.map(({ value }) => value)).toEqual(guests.map(({ name }) => name));
      }),
    );
  });
});

describe('a condition', () => {
  const shown = (path: string, when: string, value = '') =>
    fill(`<div data-condition="${path}" data-when="${when}" data-value="${value}">yes</div>`).html === 'yes';
  const guests = (when: string, value: string) =>
    fill(
      `<table><tr data-repeat="trip.guests" data-condition="trip.guests.${when}" data-when="is" data-value="${value}"><td>${gap('trip.guests.name')}</td></tr></table>`,
    ).html.replace(/<[^>]+>/g, '');

  it('asks for a value, a list, a word', () => {
    expect([shown('trip.name', 'set'), shown('trip.name', 'empty')]).toEqual([true, false]);
    expect([shown('trip.tip', 'set'), shown('trip.tip', 'empty')]).toEqual([false, true]);
    expect([shown('trip.guests', 'set'), shown('trip.legs.stops', 'empty')]).toEqual([true, false]);
    expect([shown('trip.currency', 'is', 'kwd'), shown('trip.currency', 'is-not', 'EUR')]).toEqual([
      true,
      true,
    ]);
  });

  it('is asked for each member', () => {
    expect([guests('isWell', 'yes'), guests('isWell', 'false'), guests('mood', 'MERRY')]).toEqual([
      'Ada',
      'Bob',
      'Ada',
    ]);
  });

  it('is told with how it was found, of each member', () => {
    const asked = (each: string) =>
      fill(`<div data-repeat="trip.guests" data-condition="${each}" data-when="is" data-value="yes">-</div>`)
        .conditions;
    expect(asked('trip.guests.isWell')).toMatchObject([
      { path: 'trip.guests.isWell', holder: { kind: 'GUEST', id: '1', field: 'isWell' }, holds: true },
      { path: 'trip.guests.isWell', holder: { kind: 'GUEST', id: '2', field: 'isWell' }, holds: false },
    ]);
  });

  it('is or is not, never both', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('trip.name', 'trip.tip', 'trip.day', 'trip.currency'),
        fc.string(),
        (path, value) => {
          const asked = value.replace(/["&<]/g, '');
          expect(shown(path, 'is', asked)).toBe(!shown(path, 'is-not', asked));
          expect(shown(path, 'set')).toBe(!shown(path, 'empty'));
        },
      ),
    );
  });
});
