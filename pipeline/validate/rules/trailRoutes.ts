import { didYouMean } from '../../closest.ts';
import type { CheckedContent, Entry } from '../content.ts';
import { problemIn } from '../problemIn.ts';
import type { Rule } from '../rule.ts';

export const trailRoutes: Rule = {
  name: 'trail-routes',
  description:
    'A recorded route names a file in content/routes. A route borrowed from another trail names a trail that has a ' +
    'line of its own.',
  canBeExcused: false,
  check(content) {
    return content.trails.flatMap((trail) => routeProblems(trail, content));
  },
};

function routeProblems({ slug, file, data: { route } }: Entry<'trail'>, content: CheckedContent) {
  if (!route) return [];
  if ('file' in route) {
    const known = content.slugs.get('route') ?? [];
    if (known.includes(route.file)) return [];
    const message = `there is no file routes/${route.file}`;
    const suggestion = didYouMean(route.file, known);
    return [problemIn(file, ['route', 'file'], { rule: 'trail-routes', message, suggestion })];
  }
  if (!('aliasOf' in route)) return [];
  const known = (content.slugs.get('trail') ?? []).filter((other) => other !== slug);
  const problem = (message: string, suggestion: string | null) => [
    problemIn(file, ['route', 'aliasOf'], { rule: 'trail-routes', message, suggestion }),
  ];
  if (route.aliasOf === slug) return problem('a trail cannot borrow its own line', 'Name another trail.');
  if (!known.includes(route.aliasOf)) {
    return problem(`there is no file trails/${route.aliasOf}.yaml`, didYouMean(route.aliasOf, known));
  }
  const target = content.trails.find((trail) => trail.slug === route.aliasOf);
  if (!target || (target.data.route && !('aliasOf' in target.data.route))) return [];
  return problem(
    `the trail "${route.aliasOf}" has no line of its own`,
    'Name a trail with a sketched or recorded route.',
  );
}
