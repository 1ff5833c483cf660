/** People who look records up, one after the other, and say how long it took when they are told to stop. */
const [url = '', token = ''] = process.argv.slice(2);
const people = 4;
const pauseMs = 50;
let isAsking = true;
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

async function askOn(first: number): Promise<void> {
  for (let id = first; isAsking; id = (id % 500) + 1) {
    await ask(id);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

const asking = Array.from({ length: people }, (_, index) => askOn(index * 50 + 1));

process.once('message', async () => {
  isAsking = false;
  await Promise.all(asking);
  times.sort((one, other) => one - other);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN;
  process.send?.({ count: times.length, p50: at(0.5), p95: at(0.95), most: times.at(-1) ?? Number.NaN });
  process.disconnect();
});
process.send?.('ready');
