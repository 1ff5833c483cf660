import { writeFileSync } from 'node:fs';
import { tableFiles } from './tableFiles.ts';

for (const [path, text] of await tableFiles()) writeFileSync(path, text);
