import { defineConfig } from 'vite';

/** The server in a few files: reading two thousand of them, and their types away, was most of its start. */
export default defineConfig({
  publicDir: false,
  resolve: { alias: [{ find: /^graphql\/([\w/]+)$/, replacement: 'graphql/$1.js' }] },
  ssr: {
    noExternal: true,
    // Native, or with files beside their code; graphql, since of two copies each refuses the types of the other.
    external: [
      'graphql',
      '@electric-sql/pglite',
      '@myriaddreamin/typst-ts-node-compiler',
      '@node-rs/argon2',
      'pdfjs-dist',
      'sharp',
      'pino',
      'thread-stream',
      'pg-native',
    ],
  },
  build: {
    ssr: true,
    outDir: 'dist-server',
    target: 'node20',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      // What is called only to see whether it throws would be taken for nothing and left out.
      treeshake: false,
      input: {
        main: 'server/main.ts',
        // Processes and threads of their own, by the names that start them.
        startPgliteWorker: 'server/db/pglite/pgliteWorker.ts',
        startTypstChild: 'server/documents/engine/typstChild.ts',
        startPdfChild: 'server/documents/uploaded/pdfChild.ts',
        memoryGuard: 'server/documents/children/memoryGuard.js',
      },
      output: {
        minify: false,
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        sourcemapExcludeSources: true,
      },
    },
  },
});
