import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const server = process.env['API_URL'] ?? 'http://localhost:8080';

export default defineConfig({
  plugins: [react()],
  build: {
    manifest: true,
    sourcemap: false,
    target: 'es2023',
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs changes seldom and stays cached; the rest is split page by page.
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
              tags: ['$initial'],
              priority: 3,
            },
            { name: 'mui', test: /node_modules\/(@mui|@emotion)\//, tags: ['$initial'], priority: 2 },
            { name: 'vendor', test: /node_modules\//, tags: ['$initial'], priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/graphql': server,
      '/content': server,
      '/files': server,
      '/config.json': server,
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'web',
          include: ['src/**/*.test.{ts,tsx}', 'resources/**/*.test.{ts,tsx}', 'overrides/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: [],
          // Its package is CommonJS by name and ESM by content; Node refuses what Vite can read.
          server: { deps: { inline: ['ra-data-graphql', 'ra-data-graphql-simple'] } },
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          include: [
            'server/**/*.test.ts',
            'codegen/**/*.test.ts',
            'tests/contract/**/*.test.ts',
            'tests/setup/**/*.test.ts',
          ],
          environment: 'node',
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
