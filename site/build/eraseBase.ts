import type { Plugin } from 'vite';

const imported = /^import \{[^}]*\} from '[^']*\/guideBase\.ts';\n/m;
const calls = /\b(?:withBase|withoutBase|htmlWithBase|htmlWithoutBase|ownName)(?=\()/g;

/** Returns the code without its calls of `base/guideBase.ts`: each stands for its argument. */
export function withoutBaseCalls(code: string): string {
  return imported.test(code) ? code.replace(imported, '').replaceAll(calls, '') : code;
}

/** Takes what leads to another path out of the code of a guide at the root of its host, which needs none of it. */
export function eraseBase(): Plugin {
  return {
    name: 'larch-erase-base',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ }, code: /guideBase/ },
      handler: (code) => withoutBaseCalls(code),
    },
  };
}
