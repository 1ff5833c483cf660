import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'dist-server/',
      'data/',
      'resources/',
      'src/generated/',
      'node_modules/',
      'test-results/',
      '.tmp/',
    ],
  },
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      // Fastify and React take async handlers where void is typed; what they do with the promise is theirs.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      // Driver and plugin interfaces are async by contract, also where one implementation has nothing to await.
      '@typescript-eslint/require-await': 'off',
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(\\.\\./){2}', message: "Say it from the top: '#src/…'." }] },
      ],
      // Declaration merging takes an interface that only extends another.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
        { selector: 'TSAsExpression > TSAsExpression', message: 'A double cast hides a type error.' },
      ],
    },
  },
  {
    files: ['**/*.tsx', 'src/**/*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // Tools that take their configuration as a default export.
    files: [
      'vite.config.ts',
      'build/server.config.ts',
      'codegen.ts',
      'tests/e2e/{playwright.config,globalSetup}.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['**/*.js', '**/*.cjs'],
    ...tseslint.configs.disableTypeChecked,
    rules: { ...tseslint.configs.disableTypeChecked.rules, 'no-restricted-syntax': 'off' },
  },
);
