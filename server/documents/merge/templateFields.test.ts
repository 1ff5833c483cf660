import { expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { checkTemplate } from './checkTemplate.ts';
import { pathsIn } from './pathsIn.ts';
import { readTemplate } from './readTemplate.ts';
import { selectionsOf } from './selections.ts';
import { gap, world } from './testing/tripWorld.ts';

it('a template reads exactly what it uses', () => {
  const html = `${gap('document.date')}${gap('trip.price')}${gap('trip.leaves')}${gap('trip.host.name')}<div data-repeat="trip.legs.stops">-</div><div data-repeat="trip.legs" data-day="1"></div>`;
  expect([...selectionsOf(world, readTemplate(html))]).toEqual([
    ['trip', '{ id price currency leaves timeZone host { id name } legs { stops { __typename } starts } }'],
  ]);
});

it('the text of a template follows from its gaps, what they are told with, and what it asks', () => {
  const html = `${gap('trip.dayStart', ' data-format="days"')}${gap('trip.day')}${gap('trip.price')}${gap('trip.leaves')}<div data-repeat="trip.guests" data-condition="trip.guests.isWell">-</div>`;
  expect(pathsIn(world, readTemplate(html))).toEqual([
    ...['trip.dayStart', 'trip.dayEnd', 'trip.day', 'trip.price', 'trip.currency', 'trip.leaves'],
    ...['trip.timeZone', 'trip.guests.isWell'],
  ]);
});

it('the catalogue has what can be filled: no ids of others, no settings, no amount without a currency, no circle', () => {
  const paths = catalogue(world, ['TRIP']).map(({ path, list }) =>
    list === null ? path : `${path} in ${list}`,
  );
  expect(paths).toEqual([
    ...[
      'trip.id',
      'trip.name',
      'trip.timeZone',
      'trip.day',
      'trip.dayStart',
      'trip.dayEnd',
      'trip.leaves',
      'trip.price',
      'trip.currency',
      'trip.tip',
    ],
    ...['id', 'name', 'mood', 'isWell', 'home', 'tongues', 'fee'].map((name) => `trip.host.${name}`),
    'trip.guests',
    ...['id', 'name', 'mood', 'isWell', 'home', 'tongues', 'fee'].map(
      (name) => `trip.guests.${name} in trip.guests`,
    ),
    'trip.legs',
    'trip.legs.name in trip.legs',
    'trip.legs.starts in trip.legs',
    'trip.legs.stops in trip.legs',
    'trip.legs.stops.name in trip.legs.stops',
    'trip.sums.total',
    'document.date',
  ]);
  expect(catalogue(world, ['GUEST']).map(({ path }) => path)).not.toContain('guest.fee');
});

it('an amount is called as it is printed, not as the contract carries it', () => {
  const label = catalogue(world, ['TRIP']).find(({ path }) => path === 'trip.price')?.label;
  expect(label).toBe('Price, in its currency');
});

it('what cannot be filled is told', () => {
  const problems = (html: string, contexts = ['TRIP']) =>
    checkTemplate(world, html, contexts).map(({ message }) => message);
  expect(
    problems(`${gap('trip.name')}<div data-repeat="trip.legs.stops">${gap('trip.legs.name')}</div>`),
  ).toEqual([]);
  expect(problems(gap('trip.gone') + gap('trip.gone') + gap('trip.secret') + gap('nobody.name'))).toEqual([
    'There is no field trip.gone.',
    'There is no field trip.secret.',
    'There is no field nobody.name.',
  ]);
  expect(problems(gap('guest.name'))).toEqual([
    'guest.name takes its value from Guest, which the template is not about.',
  ]);
  expect(problems(gap('trip.guests.name'))).toEqual([
    'trip.guests.name stands outside the list that it is taken from.',
  ]);
  expect(problems('<div data-repeat="trip.host">-</div>')).toEqual([
    'trip.host is no list that could be repeated.',
  ]);
  expect(problems(gap('trip.day', ' data-format="money"'))).toEqual([
    'trip.day cannot be written as “money”.',
  ]);
  expect(problems('<div data-condition="trip.name" data-when="like">-</div>')).toEqual([
    'trip.name is asked for in no known way.',
  ]);
});
