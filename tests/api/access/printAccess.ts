import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import prettier from 'prettier';
import { accessDocument } from './accessDocument.ts';

const path = join(import.meta.dirname, '../../../docs/access.md');
const options = await prettier.resolveConfig(path);
const text = await prettier.format(accessDocument(), { ...options, filepath: path });
if (process.argv.includes('--print')) process.stdout.write(text);
else writeFileSync(path, text);
