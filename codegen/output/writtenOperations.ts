import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';

/** The files in which an operation is written by hand: parsing them all to find those few takes seconds. */
export const writtenOperations = (except: readonly string[]): readonly string[] =>
  globSync(['{src,overrides}/**/*.{ts,tsx}'], { ignore: ['**/*.test.{ts,tsx}', ...except] })
    .filter((path) => readFileSync(path, 'utf8').includes('gql`'))
    .sort();
