import { BulletBlock, BulletList } from '../../../ui/BulletList/BulletList.tsx';
import { Block } from '../../../ui/Section/Section.tsx';
import type { Weather } from '../rules/trip.ts';
import { weekdayText } from './tripText.ts';
import { useTripPlan } from './useTripPlan.ts';

/** Renders advice for the season and the weather, and what to pack. */
export function AdviceBox({ weather }: { weather: Weather | null }) {
  const { tips, packing, forecast } = useTripPlan().plan.advice;
  return (
    <>
      <Block heading="Weather and seasonal advice" folds>
        <BulletList items={tips} />
        {weather && forecast.length > 0 && (
          <>
            <p>
              Now {Math.round(weather.current.temperature)} °C, {weather.current.condition}, wind{' '}
              {Math.round(weather.current.windSpeed)} km/h, humidity {weather.current.humidity}%
              {weather.current.visibility !== null &&
                `, visibility ${Math.round(weather.current.visibility)} km`}
              .
            </p>
            <ul aria-label="Forecast">
              {forecast.map(({ date, minTemp, maxTemp, condition, precipitation, windSpeed }) => (
                <li key={date}>
                  {weekdayText(date)}: {Math.round(minTemp)} to {Math.round(maxTemp)} °C, {condition},{' '}
                  {precipitation.toFixed(1)} mm, {Math.round(windSpeed)} km/h
                </li>
              ))}
            </ul>
          </>
        )}
      </Block>
      <BulletBlock heading="What to pack" items={packing} folds />
    </>
  );
}
