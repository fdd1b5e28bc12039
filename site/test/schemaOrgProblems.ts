import {
  domainOf,
  enumerationsOf,
  isDataType,
  isProperty,
  isTerm,
  isType,
  rangeOf,
  successorOf,
  withSupertypes,
} from './schemaOrgVocabulary.ts';

const termAddress = /^https?:\/\/schema\.org\/(.+)$/;
const date = /^\d{4}-\d{2}-\d{2}$/;
const isNumber = (value: string) => value.trim() !== '' && Number.isFinite(Number(value));
const dateTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})?$/;

/** Returns true if a string is a value of a data type; JSON-LD often writes numbers and dates as strings. */
const stringFits: Record<string, (value: string) => boolean> = {
  URL: (value) => URL.canParse(value),
  Date: (value) => date.test(value) && !Number.isNaN(Date.parse(value)),
  DateTime: (value) => dateTime.test(value) && !Number.isNaN(Date.parse(value)),
  Time: (value) => /^\d{2}:\d{2}(:\d{2})?$/.test(value),
  Boolean: (value) => value === 'true' || value === 'false',
  Number: isNumber,
  Float: isNumber,
  Integer: (value) => /^-?\d+$/.test(value),
};

/**
 * Text in place of a node is no mistake: schema.org "expects that often, where we expect a property value of type
 * Person, Place, Organization or some other subClassOf Thing, we will get a text string"
 * (https://schema.org/docs/datamodel.html, Conformance), and its validator accepts it. An address within schema.org is
 * not text, though: it names a term, which must exist and be of a type in the range.
 */
function stringIsInRange(value: string, range: string[]): boolean {
  const term = termAddress.exec(value)?.[1];
  if (term !== undefined && !range.some((type) => type === 'URL' || type === 'Text')) {
    return isTerm(term) && isInRange(enumerationsOf(term), range);
  }
  return range.some((type) => {
    if (!isDataType(type)) return true;
    const fits = stringFits[type];
    return fits ? fits(value) : true;
  });
}

/** Returns true if one of the types, or one of its parents, is in the range. */
function isInRange(types: string[], range: string[]): boolean {
  return types.flatMap(withSupertypes).some((type) => range.includes(type));
}

function literalIsInRange(value: unknown, range: string[]): boolean {
  if (typeof value === 'string') return stringIsInRange(value, range);
  if (typeof value === 'boolean') return range.includes('Boolean');
  if (typeof value !== 'number') return false;
  return range.some(
    (type) => type === 'Number' || type === 'Float' || (type === 'Integer' && Number.isInteger(value)),
  );
}

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const typesOf = (node: Node) => [node['@type'] ?? []].flat().map(String);

function supersededProblems(term: string, at: string): string[] {
  const successor = successorOf(term);
  return successor ? [`${at}: ${term} is superseded by ${successor}`] : [];
}

function propertyProblems(types: string[], property: string, at: string): string[] {
  if (!isProperty(property)) return [`${at}: ${property} is no property of schema.org`];
  const superseded = supersededProblems(property, at);
  if (superseded.length > 0 || isInRange(types, domainOf(property))) return superseded;
  return [`${at}: ${property} is no property of ${types.join(', ')}`];
}

function valueProblems(value: unknown, range: string[], at: string): string[] {
  const expected = `is not of type ${range.join(' or ')}`;
  if (!isNode(value))
    return literalIsInRange(value, range) ? [] : [`${at}: ${JSON.stringify(value)} ${expected}`];
  const types = typesOf(value);
  const misplaced = types.length > 0 && types.every(isType) && !isInRange(types, range);
  return [...(misplaced ? [`${at}: ${types.join(', ')} ${expected}`] : []), ...nodeProblems(value, at)];
}

function nodeProblems(node: Node, at: string): string[] {
  const types = typesOf(node);
  if (types.length === 0) return [`${at}: a node without @type`];
  const unknown = types.filter((type) => !isType(type));
  // Properties of an unknown type cannot be judged.
  if (unknown.length > 0) return unknown.map((type) => `${at}: ${type} is no type of schema.org`);
  const properties = Object.entries(node).filter(([name]) => !name.startsWith('@'));
  return [
    ...types.flatMap((type) => supersededProblems(type, at)),
    ...properties.flatMap(([property, value]) => {
      const place = `${at}.${property}`;
      const problems = propertyProblems(types, property, place);
      if (problems.length > 0) return problems;
      return [value].flat().flatMap((one) => valueProblems(one, rangeOf(property), place));
    }),
  ];
}

/**
 * Returns everything in a JSON-LD node, and in the nodes inside it, that the vocabulary of schema.org does not allow.
 */
export function schemaOrgProblems(node: object): string[] {
  return nodeProblems({ ...node }, typesOf({ ...node }).join(', ') || 'node');
}
