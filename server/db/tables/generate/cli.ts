import { writeFileSync } from 'node:fs';
import { columnsFile, columnsText } from './columnsFile.ts';

writeFileSync(columnsFile, await columnsText());
