import type { ErrorObject } from 'ajv/dist/2020.js';
import type { JsonSchema } from '#schemas/readSchemas.ts';
import { inQuotes } from '../../load/yaml/yamlLine.ts';
import { hasType, type SuggestFix } from './suggestedFix.ts';

export const noValue: SuggestFix = ({ error: { data, parentSchema }, name, line, isOptional }) => {
  if (data !== null) return null;
  const swallowed = /:\s+(#.*)$/.exec(line)?.[1];
  if (swallowed !== undefined) {
    return {
      message: `${name} is empty: YAML takes the text after # for a comment`,
      suggestion: `Put the text in quotes: ${inQuotes(swallowed)}`,
    };
  }
  const { description } = (parentSchema ?? {}) as JsonSchema;
  return {
    message: `${name} is empty`,
    suggestion: `Write a value after the ${name.endsWith(']') ? 'hyphen' : 'colon'}${isOptional || name.endsWith(']') ? ', or remove the line' : ''}.${description ? ` ${description}` : ''}`,
  };
};

const unknownWords =
  /^(?:tb[acd]|n\/?a|unknown|none|nothing|null|nil|\?+|-+|–|—|to be (?:announced|confirmed|decided))\.?$/i;

/** Words that say that a value is not known yet. */
export const notKnown: SuggestFix = ({ error: { data, params }, name, isOptional }) => {
  if (typeof data !== 'string' || !unknownWords.test(data.trim())) return null;
  if (params.type !== undefined && !hasType({ params } as ErrorObject, 'number', 'integer', 'boolean'))
    return null;
  return {
    suggestion: params.mayBeNull
      ? 'Write null while it is not known.'
      : isOptional
        ? 'Remove the line until it is known.'
        : `Write the value, or leave ${/\.(?=[^.]*$)/.test(name) ? name.replace(/\.[^.]*$/, '') : 'the record'} out until it is known.`,
  };
};
