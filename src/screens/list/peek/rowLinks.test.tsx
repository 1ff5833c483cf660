import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { groupHead, rowAtHand, rowLinks, rowStops, stepRow } from './rowLinks.ts';

const head = { [groupHead]: '' };

it('a step goes over groups and the rows of those that are open; a group is no row of its own', () => {
  render(
    <ul data-testid="list">
      <li>
        <button {...head}>Poland</button>
        <ul>
          <li>
            <a href="/1" data-record="1">
              Ada
            </a>
          </li>
        </ul>
      </li>
      <li>
        <button {...head}>Malta</button>
      </li>
    </ul>,
  );
  const list = screen.getByTestId('list');
  const seen = [1, 1, 1, 1, -1].map((by) => {
    stepRow(list, by === 1 ? 1 : -1, rowStops(list));
    return [document.activeElement?.textContent, rowAtHand(rowLinks(list))?.textContent];
  });
  expect(seen).toEqual([
    ['Poland', undefined],
    ['Ada', 'Ada'],
    ['Malta', undefined],
    ['Malta', undefined],
    ['Ada', 'Ada'],
  ]);
});
