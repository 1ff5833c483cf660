import { writeFileSync } from 'node:fs';
import { columnsFile, columnsText } from './columnsFile.ts';

try {
  writeFileSync(columnsFile, await columnsText());
} catch (error) {
  // A migration is the developer's to mend: what it says and why is enough, and a stack buries it.
  const because = error instanceof Error && error.cause instanceof Error ? `\n${error.cause.message}` : '';
  console.error(`${error instanceof Error ? error.message : String(error)}${because}`);
  process.exitCode = 1;
}
