import { addressInApp } from '../../http/addressInApp.ts';
import { pathOf } from './pathOf.ts';

/** A page of the app as redirects lead to it: its path as `pathOf` spells it, with query and hash. Null where it is not one. */
export function targetOf(address: string): string | null {
  const path = pathOf(address);
  const url = addressInApp(address.trim());
  return path === null || url === null ? null : `${path}${url.search}${url.hash}`;
}
