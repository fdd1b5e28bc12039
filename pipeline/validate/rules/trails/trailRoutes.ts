import { didYouMean } from '../../../spelling/closest.ts';
import type { CheckedContent, Entry } from '../../../content/checkedContent.ts';
import { nowCalled } from '../../presentName.ts';
import { findingIn } from '../../findingIn.ts';
import type { Rule } from '../../rule.ts';

export const trailRoutes: Rule = {
  name: 'trail-routes',
  description:
    'A recorded route names a file in content/routes. A route borrowed from another trail names a trail that has a ' +
    'line of its own.',
  canBeExcused: false,
  check(content) {
    const tracks = new Set(content.slugs.get('route'));
    const trails = new Map(content.trails.map((trail) => [trail.slug, trail]));
    return content.trails.flatMap((trail) => routeProblems(trail, content, tracks, trails));
  },
};

function routeProblems(
  { slug, file, data: { route } }: Entry<'trail'>,
  content: CheckedContent,
  tracks: ReadonlySet<string>,
  trails: ReadonlyMap<string, Entry<'trail'>>,
) {
  if (!route) return [];
  if ('file' in route) {
    if (tracks.has(route.file)) return [];
    const message = `there is no file routes/${route.file}`;
    const suggestion =
      didYouMean(route.file, [...tracks]) ??
      'Import the track with npm run gpx:import, or name a file of routes.';
    return [findingIn(file, ['route', 'file'], { message, suggestion })];
  }
  if (!('aliasOf' in route)) return [];
  const problem = (message: string, suggestion: string | null) => [
    findingIn(file, ['route', 'aliasOf'], { message, suggestion }),
  ];
  if (route.aliasOf === slug) return problem('a trail cannot borrow its own line', 'Name another trail.');
  const target = trails.get(route.aliasOf);
  const known = content.slugs.get('trail') ?? [];
  if (!target && !known.includes(route.aliasOf)) {
    const others = known.filter((other) => other !== slug);
    const suggestion =
      nowCalled(content, 'trail', route.aliasOf) ??
      didYouMean(route.aliasOf, others) ??
      'Name a file of trails without its ending.';
    return problem(`there is no file trails/${route.aliasOf}.yaml`, suggestion);
  }
  if (!target || (target.data.route && !('aliasOf' in target.data.route))) return [];
  return problem(
    `the trail "${route.aliasOf}" has no line of its own`,
    'Name a trail with a traced, sketched or recorded route.',
  );
}
