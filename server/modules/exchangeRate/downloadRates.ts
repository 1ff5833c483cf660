/** Why there are no rates, in words. */
export class FeedProblem extends Error {}

const waitsMs = 10_000;
const atMost = 1_000_000;

/**
 * The text at an address: within ten seconds, a million bytes, and without being sent elsewhere.
 * @throws FeedProblem that says in words what went wrong
 */
export async function downloadRates(url: string, waits = waitsMs): Promise<string> {
  const signal = AbortSignal.timeout(waits);
  try {
    const response = await fetch(url, { signal, redirect: 'error', headers: { accept: 'application/xml' } });
    if (!response.ok) throw new FeedProblem(`The server answered with status ${response.status}.`);
    return await textOf(response);
  } catch (error) {
    if (error instanceof FeedProblem) throw error;
    if (signal.aborted) throw new FeedProblem('The server did not answer in time.', { cause: error });
    throw new FeedProblem('The server cannot be reached.', { cause: error });
  }
}

async function textOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > atMost) throw new FeedProblem('The answer is larger than 1 MB.');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
