/** Statuses after which a read-like call is tried once more (spec §7). */
const passing: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504];
/** Calls that may have changed something are never sent twice. */
const changing: readonly string[] = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** fetch that tries a read-like call once more after a failure that may pass. */
export async function fetchRead(
  address: string,
  init: RequestInit = {},
  send: typeof fetch = fetch,
): Promise<Response> {
  const response = await send(address, init);
  const mayRepeat =
    passing.includes(response.status) && !changing.includes((init.method ?? 'GET').toUpperCase());
  return mayRepeat ? send(address, init) : response;
}
