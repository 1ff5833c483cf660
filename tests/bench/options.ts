import { parseArgs } from 'node:util';

const { values } = parseArgs({
  strict: false,
  options: {
    people: { type: 'string', default: '500000' },
    encoding: { type: 'string' },
    lists: { type: 'boolean', default: false },
    only: { type: 'string' },
    url: { type: 'string' },
    processor: { type: 'string', default: '4' },
  },
});

/** What comes after `npm run bench --`. */
export const options = {
  /** `--people 1000000`: how much data there is. */
  people: Number(values['people']),
  /** `--encoding br`: the app compresses what it answers, the floor does not. */
  encoding: typeof values['encoding'] === 'string' ? values['encoding'] : null,
  /** `--lists`: every way to ask for a list is timed instead. */
  lists: values['lists'] === true,
  /** `--only batch`: the cases whose names contain it, without the budgets; of lists, `--only 'participant HAS'`. */
  only: typeof values['only'] === 'string' ? values['only'] : null,
  /** `--url postgres://…`: this server, filled where it is empty and left but for what is written while time is taken; else one of its own. */
  url: typeof values['url'] === 'string' ? values['url'] : null,
  /** `--processor 1`: how many times slower than this machine's processor the browser's is, where pages are measured. */
  processor: Number(values['processor']),
} as const;
