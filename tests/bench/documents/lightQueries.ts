/** Somebody who looks a record up forty times a second, and says how long it took when it is told to stop. */
const [url = '', token = ''] = process.argv.slice(2);
const everyMs = 25;
const times: number[] = [];

async function ask(id: number): Promise<void> {
  const start = performance.now();
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: `{ participant(id: "${id}") { id fullName email city } }` }),
  });
  const text = await answer.text();
  if (!text.includes(`"id":"${id}"`)) throw new Error(text);
  times.push(performance.now() - start);
}

let id = 0;
// As they come, whether the last one was answered or not.
const timer = setInterval(() => void ask((id = (id % 500) + 1)), everyMs);

process.once('message', () => {
  clearInterval(timer);
  times.sort((one, other) => one - other);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN;
  process.send?.({ count: times.length, p50: at(0.5), p95: at(0.95), most: times.at(-1) ?? Number.NaN });
  process.disconnect();
});
process.send?.('ready');
