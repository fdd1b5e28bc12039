import { useEffect, useState } from 'react';
import type { Site } from '#schemas/types/published.ts';
import { useOnline } from '../../ui/useOnline.ts';
import type { Weather } from './rules/trip.ts';

/**
 * Returns the weather if an API key is set, or null until it is loaded or when it fails. Offline, the request waits for
 * the network.
 */
export function useWeather(site: Site, isWanted: boolean): Weather | null {
  const [weather, setWeather] = useState<Weather | null>(null);
  const online = useOnline();
  const isRequested = isWanted && online && site.thirdParty.weatherKey !== null;
  useEffect(() => {
    if (!isRequested) return undefined;
    let isCurrent = true;
    const ask = async () => {
      const { fetchWeather } = await import('./fetchWeather.ts');
      const answer = await fetchWeather(site);
      if (isCurrent) setWeather(answer);
    };
    ask().catch((error: unknown) => console.error("Couldn't load the weather.", error));
    return () => {
      isCurrent = false;
    };
  }, [isRequested, site]);
  return weather;
}
