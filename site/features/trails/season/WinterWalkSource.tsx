import type { WinterWalk } from '#schemas/types/published.ts';

/** Renders the link to the page that recommends a winter walk, with its year. */
export function WinterWalkSource({ walk: { by, source, year } }: { walk: WinterWalk }) {
  return (
    <>
      Source: <a href={source}>{by}</a>
      {year !== null && `, ${year}`}.
    </>
  );
}
