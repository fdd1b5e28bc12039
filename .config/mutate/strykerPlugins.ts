import { basename, dirname, relative } from 'node:path';
import {
  commonTokens,
  declareFactoryPlugin,
  declareValuePlugin,
  type Injector,
  PluginKind,
  type PluginContext,
  tokens,
} from '@stryker-mutator/api/plugin';
import { DryRunStatus, MutantRunStatus, type TestRunner } from '@stryker-mutator/api/test-runner';
import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner';

/** Here many tests walk over every module, and each module has tests of its own: beside it, or by its name. */
const foldersOfNamedTests = ['pipeline/events', 'pipeline/validate/rules'];

/** `altTexts.ts` and `alt-texts` are one name. */
function nameOf(module: string): string {
  return basename(module, '.ts').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/**
 * The tests that may know a mutant of a module, nearest first: those of the module's own file, those whose title begins
 * with its name, then the others of its folder; any test for a module that has none.
 */
function testsByNearness(module: string, tests: readonly string[]): string[][] {
  const own = module.replace(/\.ts$/, '.test.ts');
  const fileOf = (test: string) => test.slice(0, test.indexOf('#'));
  const titlesOf = (test: string) => test.slice(test.indexOf('#') + 1).split(' > ');
  const beside = tests.filter((test) => fileOf(test) === own);
  const named = tests.filter(
    (test) =>
      !beside.includes(test) && titlesOf(test).some((title) => title.startsWith(`${nameOf(module)}: `)),
  );
  const near = [beside, named].filter((group) => group.length > 0);
  if (near.length > 0 && foldersOfNamedTests.includes(dirname(module))) return near;
  const known = new Set([...beside, ...named]);
  const others = tests.filter((test) => !known.has(test) && dirname(fileOf(test)) === dirname(module));
  const groups = others.length > 0 ? [...near, others] : near;
  return groups.length > 0 ? groups : [[...tests]];
}

/**
 * Stryker's runner for Vitest, which asks the tests nearest to a mutated module, and those alone. Without it a mutant that the
 * whole pipeline walks over would wait for hundreds of tests, and one that runs while a module is loaded for all.
 */
function createRunner(injector: Injector<PluginContext>): TestRunner {
  const [vitest] = vitestPlugins;
  const runner: TestRunner = injector.injectFunction(vitest.factory);
  let allTests: string[] = [];
  return {
    capabilities: () => runner.capabilities(),
    init: () => runner.init?.(),
    dispose: () => runner.dispose?.(),
    async dryRun(options) {
      const result = await runner.dryRun(options);
      if (result.status === DryRunStatus.Complete) allTests = result.tests.map(({ id }) => id);
      return result;
    },
    async mutantRun(options) {
      const module = relative(process.cwd(), options.sandboxFileName).replaceAll('\\', '/');
      const [nearest = [], ...further] = testsByNearness(module, options.testFilter ?? allTests);
      let result = await runner.mutantRun({ ...options, testFilter: nearest });
      for (const testFilter of further) {
        if (result.status !== MutantRunStatus.Survived) break;
        result = await runner.mutantRun({ ...options, testFilter });
      }
      return result;
    },
  };
}
createRunner.inject = tokens(commonTokens.injector);

export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.TestRunner, 'nearest-tests', createRunner),
  declareValuePlugin(PluginKind.Ignore, 'descriptions', {
    // Sentences of the reference page, which `npm run generate` writes and a check compares word by word.
    shouldIgnore: ({ node }) =>
      node.type === 'ObjectProperty' &&
      node.key.type === 'Identifier' &&
      node.key.name === 'description' &&
      (node.value.type === 'StringLiteral' || node.value.type === 'BinaryExpression')
        ? 'a sentence of the reference page'
        : undefined,
  }),
];
export { strykerValidationSchema } from '@stryker-mutator/vitest-runner';
