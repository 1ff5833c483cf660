import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const pack = promisify(brotliCompress);

/**
 * Packs scripts and styles as small as they get, once for everybody: the server has no time for that while a browser
 * waits. Whoever takes no brotli is given them packed by the server, as is all that has no file beside it here.
 */
export const packedScripts = (): Plugin => ({
  name: 'packed-scripts',
  apply: 'build',
  writeBundle: {
    sequential: true,
    order: 'post',
    async handler({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((name) => /\.(?:js|css)$/.test(name));
      await Promise.all(
        files.map(async (name) => {
          const file = join(dir, name);
          const content = await readFile(file);
          const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
          await writeFile(`${file}.br`, await pack(content, { params }));
        }),
      );
    },
  },
});
