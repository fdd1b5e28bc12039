import { translatedPhrase } from '../schemas/rules/translatedPhrases.ts';

interface Texts {
  report: (finding: { node: unknown; message: string }) => void;
}

/** Lints the texts of source files for phrases that read as translated. */
export default {
  meta: { name: 'wording' },
  rules: {
    'no-translated-phrase': {
      create(context: Texts) {
        const check = (node: unknown, text: unknown) => {
          const phrase = typeof text === 'string' ? translatedPhrase(text) : null;
          if (phrase)
            context.report({
              node,
              message: `"${phrase.found}" reads as translated: write ${phrase.instead}.`,
            });
        };
        return {
          Literal: (node: { value: unknown }) => check(node, node.value),
          JSXText: (node: { value: string }) => check(node, node.value),
          TemplateElement: (node: { value: { raw: string } }) => check(node, node.value.raw),
        };
      },
    },
  },
};
