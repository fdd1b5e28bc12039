import type { Climate } from '#schemas/types/published.ts';

interface Column {
  label: string;
  middle: number;
  /** Bar between the mean low and the mean high. */
  top: number;
  bottom: number;
  /** Bar of snow under the months. */
  snow: number;
}

export interface ClimateDrawing {
  columns: Column[];
  barWidth: number;
  /** Where 0 °C lies. */
  zero: number;
  /** Where the labels of the months lie. */
  months: number;
  temperatures: { value: number; at: number }[];
}

const stepC = 10;
const labelRoom = 30;

/** Bars of temperature above the names of the months, and of snow below, within a box; snow takes the lowest part. */
export function climateDrawing(
  { months }: Pick<Climate, 'months'>,
  box: { width: number; height: number; left: number; snow: number },
): ClimateDrawing {
  const low = Math.floor(Math.min(...months.map((month) => month.avgLowC)) / stepC) * stepC;
  const high = Math.ceil(Math.max(...months.map((month) => month.avgHighC)) / stepC) * stepC;
  const most = Math.max(1, ...months.map((month) => month.snowfallCm));
  const ground = box.height - box.snow - labelRoom;
  const y = (degrees: number) => 8 + ((high - degrees) / (high - low)) * (ground - 8);
  const column = (box.width - box.left) / months.length;
  return {
    columns: months.map((month, index) => ({
      label: month.month.slice(0, 3),
      middle: box.left + (index + 0.5) * column,
      top: y(month.avgHighC),
      bottom: y(month.avgLowC),
      snow: (month.snowfallCm / most) * box.snow,
    })),
    barWidth: column * 0.5,
    zero: y(0),
    months: ground + 21,
    temperatures: Array.from({ length: (high - low) / stepC + 1 }, (_, index) => ({
      value: low + index * stepC,
      at: y(low + index * stepC),
    })),
  };
}
