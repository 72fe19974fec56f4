import tseslint from 'typescript-eslint'

// What Biome does not see: forgotten promises, forgotten cases, and types that are only claimed.
export default tseslint.config(
  // Programs to be judged, some of which are made to be no program at all.
  { ignores: ['apps/judge/hostile/**', '**/dist/**'] },
  {
    files: ['{apps,packages}/*/src/**/*.{ts,tsx}', '{scripts,e2e,bench}/**/*.ts'],
    languageOptions: { parser: tseslint.parser, parserOptions: { projectService: true } },
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // `as const` is none.
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      // A promise that is returned out of a `using` block may fail while the block is left, and then nobody catches it.
      '@typescript-eslint/return-await': ['error', 'error-handling-correctness-only'],
    },
  },
  {
    files: ['apps/web/src/**/*.{ts,tsx}'],
    ignores: ['**/query-client.test.tsx', '**/lib/format/{pluralize,format-full-date-time}.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ":matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator > NewExpression[callee.object.name='Intl'][callee.property.name='DateTimeFormat']",
          message:
            'The first format of dates keeps a phone busy for 50 ms, also where no date is shown. Use `lazyDateFormat`.',
        },
        {
          selector: 'CallExpression[callee.property.name="toLocaleString"]',
          message:
            'Numbers and days become words in apps/web/src/lib/format: `formatCount`, `pluralize`, `formatExactTime`.',
        },
        {
          selector: 'Property[key.name=/^(query|mutation)Key$/] > ArrayExpression[elements.0.type="Literal"]',
          message:
            'What is typed twice by hand is typed wrong once. Begin the key with one of lib/query-keys.ts.',
        },
      ],
    },
  },
)
