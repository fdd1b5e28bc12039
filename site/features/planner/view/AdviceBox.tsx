import type { Advice } from '../rules/advice.ts';
import { Block } from '../../../ui/Section/Section.tsx';
import { useOnline } from '../../../ui/useOnline.ts';
import * as styles from './Itinerary.css.ts';
import type { Weather } from '../rules/trip.ts';
import { TextList } from './Tool.tsx';
import { weekdayText } from './tripText.ts';

interface AdviceBoxProps {
  advice: Advice;
  weather: Weather | null;
  /** True if a weather service is set up. */
  hasWeather: boolean;
}

/** Renders advice for the season and the weather. */
export function AdviceBox({ advice, weather, hasWeather }: AdviceBoxProps) {
  const online = useOnline();
  const { tips, packing, forecast } = advice;
  return (
    <>
      <Block heading="Weather and seasonal advice" folds>
        <TextList texts={tips} />
        {hasWeather && !weather && !online && (
          <p>
            You're offline. The forecast will appear once you're back online, if your dates are within range.
          </p>
        )}
        {weather && forecast.length > 0 && (
          <>
            <p>
              Now {Math.round(weather.current.temperature)} °C, {weather.current.condition}, wind{' '}
              {Math.round(weather.current.windSpeed)} km/h, humidity {weather.current.humidity}%
              {weather.current.visibility !== null &&
                `, visibility ${Math.round(weather.current.visibility)} km`}
              .
            </p>
            <ul className={styles.list} aria-label="Forecast">
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
      <Block heading="What to pack" folds>
        <TextList texts={packing} />
      </Block>
    </>
  );
}
