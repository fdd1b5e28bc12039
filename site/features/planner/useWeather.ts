import { useEffect, useState } from 'react';
import type { Site } from '#schemas/types/published.ts';
import { useOnline } from '../../ui/useOnline.ts';
import type { Weather } from './rules/trip.ts';

/**
 * The weather once it is wanted, where a key is set up; null until it is there, and when it does not come. Without a
 * network it is asked for when that is back.
 */
export function useWeather(site: Site, isWanted: boolean): Weather | null {
  const [weather, setWeather] = useState<Weather | null>(null);
  const online = useOnline();
  const isAsked = isWanted && online && site.thirdParty.weatherKey !== null;
  useEffect(() => {
    if (!isAsked) return undefined;
    let isCurrent = true;
    const ask = async () => {
      const { fetchWeather } = await import('./fetchWeather.ts');
      const answer = await fetchWeather(site);
      if (isCurrent) setWeather(answer);
    };
    ask().catch((error: unknown) => console.error('The weather could not be loaded.', error));
    return () => {
      isCurrent = false;
    };
  }, [isAsked, site]);
  return weather;
}
