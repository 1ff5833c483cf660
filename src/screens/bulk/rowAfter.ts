import { isCovered } from '#src/ui/keyboard/isTaken.ts';
import { rowLinks } from '../list/peek/rowLinks.ts';

const isTicked = (link: HTMLElement): boolean =>
  link.closest('tr, li')?.querySelector<HTMLInputElement>('input[type="checkbox"]')?.checked === true;

/** Gives the focus to the row that takes the place of the ticked ones, once they and what asked about them are gone. */
export function rowAfter(): () => void {
  const main = document.getElementById('main');
  const links = rowLinks(main);
  const first = links.findIndex(isTicked);
  const next = links.slice(first).find((link) => !isTicked(link)) ?? links[first - 1];
  const place = () => {
    if (isCovered()) requestAnimationFrame(place);
    else (next ?? main)?.focus();
  };
  return place;
}
