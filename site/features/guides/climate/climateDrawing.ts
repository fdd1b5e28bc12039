import type { Climate } from '#schemas/types/published.ts';

interface Column {
  label: string;
  middle: number;
  /** Bar from the mean low to the mean high. */
  top: number;
  bottom: number;
  /** Snow bar below the months. */
  snow: number;
  /** The light part of the bar of a day, around its middle. */
  light: { top: number; height: number; hours: number };
}

export interface ClimateDrawing {
  columns: Column[];
  barWidth: number;
  /** Vertical position of 0 °C. */
  zero: number;
  /** Vertical position of the month labels. */
  months: number;
  /** Top of the bars of a day, from midnight to midnight. */
  day: number;
  temperatures: { value: number; at: number }[];
}

const stepC = 10;
const labelRoom = 30;
const dayGap = 14;

/** Returns the temperature bars above the month labels, and the bars of snow and of light below, within a box. */
export function climateDrawing(
  { months }: Pick<Climate, 'months'>,
  box: { width: number; height: number; left: number; snow: number; day: number },
): ClimateDrawing {
  const low = Math.floor(Math.min(...months.map((month) => month.avgLowC)) / stepC) * stepC;
  const high = Math.ceil(Math.max(...months.map((month) => month.avgHighC)) / stepC) * stepC;
  const most = Math.max(1, ...months.map((month) => month.snowfallCm));
  const day = box.height - box.day;
  const ground = day - box.snow - labelRoom - dayGap;
  const y = (degrees: number) => 8 + ((high - degrees) / (high - low)) * (ground - 8);
  const column = (box.width - box.left) / months.length;
  return {
    columns: months.map((month, index) => ({
      label: month.month.slice(0, 3),
      middle: box.left + (index + 0.5) * column,
      top: y(month.avgHighC),
      bottom: y(month.avgLowC),
      snow: (month.snowfallCm / most) * box.snow,
      light: {
        top: day + (box.day * (24 - month.daylightHours)) / 48,
        height: (box.day * month.daylightHours) / 24,
        hours: Math.round(month.daylightHours),
      },
    })),
    barWidth: column * 0.5,
    zero: y(0),
    months: ground + 21,
    day,
    temperatures: Array.from({ length: (high - low) / stepC + 1 }, (_, index) => ({
      value: low + index * stepC,
      at: y(low + index * stepC),
    })),
  };
}
