import type { ProfilePoint } from '#schemas/types/published.ts';

/** One scale for several profiles. */
export interface ProfileScale {
  /** Kilometres of the longest. */
  km: number;
  /** Metres between the lowest and the highest point of the one that has most. */
  range: number;
}

type Profile = readonly ProfilePoint[];

const heights = (profile: Profile) => profile.map(({ elevation }) => elevation);

/** Returns the scale at which all profiles can be drawn. */
export function profileScale(profiles: readonly Profile[]): ProfileScale {
  const ranges = profiles.map((profile) =>
    profile.length === 0 ? 0 : Math.max(...heights(profile)) - Math.min(...heights(profile)),
  );
  return {
    km: Math.max(...profiles.map((profile) => profile.at(-1)?.km ?? 0)),
    range: Math.max(...ranges),
  };
}

/** Width and height of a drawn profile. */
export const profileSize = { width: 160, height: 80 };

/** Returns the points of a profile at a scale, from its own lowest point; empty without heights or length. */
export function profilePoints(profile: Profile, { km, range }: ProfileScale): string {
  if (profile.length === 0 || km === 0) return '';
  const low = Math.min(...heights(profile));
  const { width, height } = profileSize;
  return profile
    .map((point) => {
      const x = (point.km / km) * width;
      const y = height - (range === 0 ? 0 : (point.elevation - low) / range) * (height - 4) - 2;
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
}
