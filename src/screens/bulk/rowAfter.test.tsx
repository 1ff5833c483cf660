import { afterEach, expect, it } from 'vitest';
import { rowAfter } from './rowAfter.ts';

afterEach(() => document.body.replaceChildren());

const link = (id: number) => `<a href="/${id}" data-record="${id}">${id}</a>`;
/** Rows of a list with the ticked ones among them; what was deleted has no link. */
function list(ticked: readonly number[], way = link) {
  const row = (id: number) =>
    `<tr><td><input id="${id}" type="checkbox" ${ticked.includes(id) ? 'checked' : ''}></td><td>${way(id)}</td></tr>`;
  document.body.innerHTML = `<main id="main" tabindex="-1"><table>
    <thead><tr><th><input type="checkbox" checked></th></tr></thead>
    <tbody>${[1, 2, 3, 4].map(row).join('')}</tbody></table></main>`;
}
const remove = () => document.querySelectorAll('td > :checked').forEach((box) => box.closest('tr')?.remove());

it.each([
  ['the row that follows', [2, 3], '4'],
  ['the one before where none follows', [3, 4], '2'],
])('goes on with %s', (_which, ticked, expected) => {
  list(ticked);
  const goOn = rowAfter();
  remove();
  goOn();
  expect(document.activeElement?.textContent).toBe(expected);
});

it('goes on where rows have no links, and with the page where no row is left', () => {
  list([1], () => 'gone');
  const goOn = rowAfter();
  remove();
  goOn();
  expect(document.activeElement?.id).toBe('2');
  list([1, 2, 3, 4]);
  rowAfter()();
  expect(document.activeElement?.id).toBe('main');
});

it('waits for what lies over the page', async () => {
  list([1]);
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  document.body.append(dialog);
  rowAfter()();
  expect(document.activeElement).toBe(document.body);
  dialog.remove();
  await expect.poll(() => document.activeElement?.textContent).toBe('2');
});
