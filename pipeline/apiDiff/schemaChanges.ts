import { isKind, type JsonSchema } from '#schemas/readSchemas.ts';
import { type Shape, schemaShapes } from './schemaShapes.ts';

export interface SchemaChange {
  /** Name of the schema and path in the document, for example `trail: route.climbM`. */
  place: string;
  what: string;
  /** True if a program that reads the old documents may fail on the new ones. */
  isBreaking: boolean;
}

/** Compares the shapes of the published documents. */
export function schemaChanges(
  before: Record<string, JsonSchema>,
  after: Record<string, JsonSchema>,
): SchemaChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(isKind);
  return names.flatMap((name): SchemaChange[] => {
    if (!after[name]) return [{ place: name, what: 'the schema is gone', isBreaking: true }];
    if (!before[name]) return [{ place: name, what: 'a new schema', isBreaking: false }];
    const old = schemaShapes(before, name);
    const fresh = schemaShapes(after, name);
    const paths = [...new Set([...old.keys(), ...fresh.keys()])];
    return paths
      .filter((path) => !isBelowAbsent(path, old, fresh))
      .flatMap((path) =>
        shapeChanges(old.get(path), fresh.get(path)).map((change) => ({
          place: `${name}: ${path || '(all of it)'}`,
          ...change,
        })),
      );
  });
}

/** Returns true if the parent was added or removed too. The report then lists the parent alone. */
function isBelowAbsent(path: string, ...sides: Map<string, Shape>[]): boolean {
  const parent = path.replace(/(\.[^.]*|\[\])$/, '');
  return parent !== path && sides.some((side) => !side.has(parent));
}

function shapeChanges(before: Shape | undefined, after: Shape | undefined): Omit<SchemaChange, 'place'>[] {
  if (!after) return [{ what: 'the field is gone', isBreaking: true }];
  if (!before) return [{ what: 'a new field', isBreaking: false }];
  const added = [...after.types].filter((type) => before.types.size > 0 && !before.types.has(type));
  const gone = [...before.types].filter((type) => !after.types.has(type));
  const newChoices = [...(after.choices ?? [])].filter(
    (choice) => before.choices && !before.choices.has(choice),
  );
  const goneChoices = [...(before.choices ?? [])].filter((choice) => !after.choices?.has(choice));
  const isFree = before.choices !== null && after.choices === null;
  const change = (what: string, isBreaking: boolean) => [{ what, isBreaking }];
  return [
    ...(added.length > 0 ? change(`may now be ${added.join(', ')}`, true) : []),
    ...(gone.length > 0 ? change(`is ${gone.join(', ')} no more`, added.length > 0) : []),
    ...(isFree ? change('may now be any value', true) : []),
    ...(newChoices.length > 0 ? change(`may now be ${newChoices.join(', ')}`, true) : []),
    ...(!isFree && goneChoices.length > 0 ? change(`is ${goneChoices.join(', ')} no more`, false) : []),
    ...(before.isRequired && !after.isRequired ? change('may now be absent', true) : []),
    ...(!before.isRequired && after.isRequired ? change('is now always there', false) : []),
  ];
}
