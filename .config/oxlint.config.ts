import { defineConfig } from 'oxlint';

/** Folders that may not import some others, and why. */
interface Arrow {
  /** Folders below the root; a star is any folder, and a pattern with a star holds for the files directly in it. */
  from: string[];
  /** Folder within `from` for which the arrow does not hold. */
  except?: string;
  /** Regular expression of the import specifiers that are forbidden. */
  never: string;
  because: string;
}

const above = (...rooms: string[]) => `\\.\\./(${rooms.join('|')})/`;
const siteRooms = 'features routes app notices ui data query partners calendar device tripDates'.split(' ');
const allBut = (...rooms: string[]) => above(...siteRooms.filter((room) => !rooms.includes(room)));
const stages = ['load', 'validate', 'derive', 'emit'];
const aboveStage = (stage: string) => above(...stages.slice(stages.indexOf(stage) + 1), 'commands', 'dev');
const oneWay = 'The stages run one way: load, validate, derive, emit. A stage imports those before it.';

/** Imports go from a room to those below it. Each row is checked by a planted import in .ci/arrows.test.ts. */
export const arrows: Arrow[] = [
  {
    from: ['pipeline'],
    never: '(^|/)(site|functions)/|^#site',
    because: 'The pipeline knows nothing of the site: they meet at the published files.',
  },
  {
    from: ['pipeline'],
    except: 'pipeline/pictures',
    never: '(^|/)pictures/',
    because: 'The pictures have one entry: import from larch-pictures.',
  },
  {
    from: ['pipeline/pictures'],
    never: above(...stages, 'commands', 'dev', 'content', 'geometry', 'markdown', 'spelling', 'report'),
    because: 'The pictures know scenes and files, and nothing else of the pipeline.',
  },
  ...['load', 'validate', 'derive', 'emit'].map((stage) => ({
    from: [`pipeline/${stage}`],
    never: aboveStage(stage),
    because: oneWay,
  })),
  {
    from: ['geometry', 'markdown', 'spelling', 'time', 'content', 'sources', 'files'].map(
      (room) => `pipeline/${room}`,
    ),
    never: above(...stages, 'commands', 'dev'),
    because: 'These rooms are below the stages and know none of them.',
  },
  {
    from: ['functions'],
    never: '(^|/)(site|pipeline)/|^#(site|pipeline)',
    because: 'The functions import the schemas alone.',
  },
  {
    from: ['schemas'],
    never: '(^|/)(pipeline|site|functions)/|^#(pipeline|site)',
    because: 'The schemas are below both halves.',
  },
  {
    from: ['site'],
    never: '(^|/)(pipeline|functions)/|^#(pipeline|functions)',
    because: 'The site knows the schemas and the published addresses, nothing else of the other half.',
  },
  {
    from: ['site/routes'],
    never: '(^|/)\\.\\./app/',
    because: 'A route composes features, ui and data; the app knows the routes, not the other way.',
  },
  {
    from: ['site/features'],
    never: above('app', 'routes'),
    because: 'A feature imports the rooms below it and the schemas; never a route or the app.',
  },
  {
    from: ['site/features/*'],
    never: '^\\.\\./[^.]',
    because: 'A feature never imports another feature: what both need belongs to a room below.',
  },
  {
    from: ['site/features/*/*'],
    never: '^\\.\\./\\.\\./[^.]',
    because: 'A room of a feature never imports another feature: what both need belongs to a room below.',
  },
  {
    from: ['site/ui'],
    never: allBut('ui'),
    because: 'The design system knows no data, no feature and no route.',
  },
  {
    from: ['site/notices'],
    never: above('features', 'routes', 'app'),
    because: 'Notices are shown by every feature: they know the rooms below the features alone.',
  },
  {
    from: ['site/tripDates'],
    never: above('features', 'routes', 'app', 'notices'),
    because: 'The trip dates are below the notices, which depend on them.',
  },
  {
    from: ['site/data'],
    never: allBut('data'),
    because: 'Data hooks know the schemas and the published addresses, nothing else.',
  },
  {
    from: ['query', 'partners', 'calendar', 'device'].map((room) => `site/${room}`),
    never: above('features', 'routes', 'app', 'notices', 'tripDates', 'ui', 'data'),
    because: 'These rooms are below the features and know the schemas and each other alone.',
  },
  {
    from: ['site/worker'],
    never: allBut('device'),
    because: 'The worker runs beside the pages: it knows what the device keeps, and the schemas.',
  },
];

/** True if an arrow from one folder holds in another: in itself, and below a folder without a star. */
const appliesTo = (folder: string, above: string) =>
  folder === above || (!above.endsWith('*') && folder.startsWith(`${above}/`));

/** One override a folder, the outermost first: a rule of an inner folder replaces that of an outer one, so it repeats it. */
const folders = [...new Set(arrows.flatMap(({ from }) => from))].sort(
  (a, b) => a.split('/').length - b.split('/').length,
);
const patternsOf = (folder: string) =>
  arrows
    .filter(({ from, except }) => from.some((above) => appliesTo(folder, above)) && except !== folder)
    .map(({ never, because }) => ({ regex: never, message: because }));
const overrides = folders.map((folder) => {
  const forbidden: ['error', { patterns: ReturnType<typeof patternsOf> }] = [
    'error',
    { patterns: patternsOf(folder) },
  ];
  return {
    files: [folder.endsWith('*') ? `**/${folder}/*` : `**/${folder}/**`],
    rules: { 'eslint/no-restricted-imports': forbidden },
  };
});

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'vitest', 'oxc'],
  categories: {
    correctness: 'error',
    suspicious: 'error',
  },
  options: {
    typeAware: true,
  },
  env: {
    browser: true,
    node: true,
    es2024: true,
  },
  ignorePatterns: ['**/schemas/types/**', 'dist/**', '.cache/**', 'public/**'],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/ban-ts-comment': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/jsx-key': 'error',
    'react/react-in-jsx-scope': 'off',
    'react/style-prop-object': 'error',
    'eslint/no-console': 'off',
    'eslint/no-shadow': 'off',
    'eslint/no-await-in-loop': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default-member': 'off',
    'import/no-cycle': 'error',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/consistent-return': 'off',
    'typescript/unbound-method': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-noninteractive-tabindex': 'off',
    'react/set-state-in-effect': 'off',
    'react/exhaustive-effect-dependencies': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'vitest/no-standalone-expect': 'off',
    'typescript/no-unnecessary-type-parameters': 'off',
    'vitest/no-conditional-expect': 'error',
    'typescript/no-unsafe-enum-comparison': 'off',
    'eslint/no-restricted-imports': 'off',
  },
  overrides: [
    ...overrides,
    {
      files: ['**/site/**', '**/functions/**'],
      jsPlugins: ['./wordingPlugin.ts'],
      rules: { 'wording/no-translated-phrase': 'error' },
    },
    {
      files: ['**/*.test.ts', '**/*.test.tsx'],
      rules: { 'typescript/no-non-null-assertion': 'off', 'wording/no-translated-phrase': 'off' },
    },
  ],
});
