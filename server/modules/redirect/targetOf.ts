import { addressInApp } from '#schema/addressInApp.ts';
import { pathOf } from './pathOf.ts';

/**
 * A page of the app as redirects lead to it: its path as `pathOf` spells it, centres as the app spells them, with query
 * and hash. Null where it is not one.
 */
export function targetOf(address: string): string | null {
  const path = pathOf(address);
  const url = addressInApp(address.trim());
  if (path === null || url === null) return null;
  return `${path.replace(/^\/centres(?=\/|$)/, '/centers')}${url.search}${url.hash}`;
}
