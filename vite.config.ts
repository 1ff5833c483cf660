import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { chunkGroups } from './build/chunkGroups.ts';
import { headScript } from './build/headScript.ts';
import { otherApi, otherApiProxy, withOtherApi } from './build/otherApi.ts';
import { packedScripts } from './build/packedScripts.ts';
import { parsedGraphql } from './build/parsedGraphql.ts';
import { preloadMap } from './build/preloadMap.ts';
import { withoutUnused } from './build/withoutUnused.ts';
import { projects } from './tests/setup/testProjects.ts';

const server = process.env['API_URL'] ?? 'http://localhost:8080';
const other = otherApi(process.env);

/**
 * What the web app looks at to notice a new version: the names of all files, each of which tells what is in it. The page
 * says which build it is of itself.
 */
function buildManifest(): Plugin {
  let build = '';
  return {
    name: 'convene-build-manifest',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const names = Object.keys(bundle).sort().join('\n');
        build = createHash('sha256').update(names).digest('hex').slice(0, 16);
        return [{ tag: 'meta', attrs: { name: 'build', content: build }, injectTo: 'head' }];
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        if (build === '') throw new Error('The page was written after its manifest.');
        this.emitFile({ type: 'asset', fileName: 'build.json', source: JSON.stringify({ build }) });
      },
    },
  };
}

export default defineConfig({
  plugins: [
    other && withOtherApi(other),
    react(),
    withoutUnused(),
    parsedGraphql(),
    headScript(),
    buildManifest(),
    preloadMap(),
    packedScripts(),
  ],
  build: {
    manifest: true,
    // Written beside the scripts and named in none: the server tells those of them who may see errors (SOURCE_MAPS).
    sourcemap: 'hidden',
    target: 'es2023',
    rolldownOptions: {
      // What another API's app does otherwise is settled when it is built, and is no code of this one.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        // Each piece is named in the first load, and one letter fewer of each is as good as unique.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  server: {
    proxy: other
      ? otherApiProxy(process.env)
      : {
          '/graphql': server,
          '/content': server,
          '/files': server,
          '/downloads': server,
          '/config.json': server,
        },
  },
  test: {
    // As many as the machine has; left alone, one of two cores would wait.
    maxWorkers: availableParallelism(),
    // What a test leaves is gone soon: with room for more of it, collecting it takes a tenth less of a processor.
    execArgv: ['--max-semi-space-size=64'],
    projects,
    // Projects share what they have compiled of the server and of the app, as does the next run.
    experimental: { fsModuleCache: true },
  },
});
