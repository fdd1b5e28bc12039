import type { Climate } from '#schemas/types/published.ts';

interface Column {
  label: string;
  middle: number;
  /** Bar from the mean low to the mean high. */
  top: number;
  bottom: number;
  /** Snow bar below the months. */
  snow: number;
}

export interface ClimateDrawing {
  columns: Column[];
  barWidth: number;
  /** Vertical position of 0 °C. */
  zero: number;
  /** Vertical position of the month labels. */
  months: number;
  temperatures: { value: number; at: number }[];
}

const stepC = 10;
const labelRoom = 30;

/** Returns the temperature bars above the month labels and the snow bars below, within a box. */
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
