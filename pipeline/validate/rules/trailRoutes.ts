import type { CheckedContent, Entry } from '../content.ts';
import { didYouMean } from '../closest.ts';
import { problemIn } from '../problemIn.ts';
import type { Rule } from '../rule.ts';

export const trailRoutes: Rule = {
  name: 'trail-routes',
  description:
    'A recorded route names a file in content/routes. A route borrowed from another trail names a trail that has a ' +
    'line of its own. Every file in content/routes belongs to a trail.',
  check(content) {
    return [...content.trails.flatMap((trail) => routeProblems(trail, content)), ...orphanTracks(content)];
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

function orphanTracks(content: CheckedContent) {
  const used = content.trails.map(({ data: { route } }) => (route && 'file' in route ? route.file : null));
  const known = content.slugs.get('route') ?? [];
  const isMisnamed = used.some((name) => name !== null && !known.includes(name));
  const hasBrokenTrail = (content.slugs.get('trail') ?? []).length > content.trails.length;
  // The track may belong to the trail with the mistake, which is reported where it stands.
  if (isMisnamed || hasBrokenTrail) return [];
  return content.routes
    .filter(({ name }) => !used.includes(name))
    .map(({ path }) => ({
      file: path,
      line: 1,
      column: 1,
      path: '',
      rule: 'trail-routes',
      message: 'no trail uses this track',
      suggestion: 'Name it under route.file of a trail, or remove it.',
      severity: 'error' as const,
    }));
}
