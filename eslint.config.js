// oxlint does the everyday checks. ESLint does what it cannot: Vue templates, and the rules of this project.
import vue from 'eslint-plugin-vue'
import ts from 'typescript-eslint'
import doors from './scripts/lint/doors.mjs'
import freeCompany from './scripts/lint/plugin.mjs'

const typescript = { parser: ts.parser, sourceType: 'module' }

export default [
  { ignores: ['out/', 'release/', 'coverage/', 'test-results/', '.cache/', 'tests/tooling/fixtures/', '**/*.d.ts'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { files: ['**/*.ts'], languageOptions: typescript },
  ...vue.configs['flat/recommended'].map((config) => ({ files: ['**/*.vue'], ...config })),
  {
    files: ['**/*.vue'],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: {
      // Prettier lays the templates out.
      'vue/html-indent': 'off',
      'vue/html-closing-bracket-newline': 'off',
      'vue/html-self-closing': 'off',
      'vue/max-attributes-per-line': 'off',
      'vue/singleline-html-element-content-newline': 'off',
      'vue/multiline-html-element-content-newline': 'off',
      'vue/first-attribute-linebreak': 'off',
      'vue/html-closing-bracket-spacing': 'off',
      // A screen is called by its place (Home, Settings); TypeScript already knows which props may be missing.
      'vue/multi-word-component-names': 'off',
      'vue/require-default-prop': 'off',
      // A slow look at what the types already say.
      'vue/no-ref-as-operand': 'off',
      'vue/no-v-html': 'error',
      'vue/block-lang': ['error', { script: { lang: 'ts' } }],
      'vue/component-api-style': ['error', ['script-setup']]
    }
  },
  {
    files: ['engine/**/*.ts'],
    plugins: { 'free-company': freeCompany },
    rules: { 'free-company/pure-engine': 'error', 'free-company/no-module-state': 'error' }
  },
  {
    files: ['engine/games/oathsworn/**/*.ts'],
    // A forecast and a scenario carry rules out: they catch what those throw, as the kernel does.
    ignores: ['engine/games/oathsworn/encounter/forecast/preview.ts', 'engine/games/oathsworn/scenario/playing.ts'],
    rules: { 'free-company/nothing-caught': 'error' }
  },
  ...doors
]
