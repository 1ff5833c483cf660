import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatText } from '#build/formatText.ts';
import { accessDocument } from './accessDocument.ts';

const path = join(import.meta.dirname, '../../../docs/access.md');
const text = await formatText(path, accessDocument());
if (process.argv.includes('--print')) process.stdout.write(text);
else writeFileSync(path, text);
