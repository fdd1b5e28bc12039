import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { drawShore } from '../ground/shore.ts';
import { drawMeadow } from '../ground/meadow.ts';
import { drawSky } from '../sky/drawSky.ts';
import { circle, d, fill, line, rect, spot, facet, filled, lined } from '../svg.ts';
import { drawMountains } from '../terrain/mountains.ts';
import type { DrawSubject } from './subject.ts';
import { drawMeal } from './tableMeal.ts';
import { drawTerrace } from './tableTerrace.ts';

/** A laid table in the open before the mountains or on a terrace over roofs; with a plate, a meal close by. */
export const table: DrawSubject = (canvas) => {
  const { plate, viewpoint } = canvas.scene;
  if (plate || viewpoint === 'counter' || viewpoint === 'hearth') return drawMeal(canvas, plate ?? 'wine');
  return viewpoint === 'terrace' ? drawTerrace(canvas) : drawInMeadow(canvas);
};

const drawInMeadow: DrawSubject = (canvas) => {
  const { width, height, palette } = canvas;
  const horizon = height * 0.52;
  const edge = height * 0.74;
  const x = width / 2;
  const reach = Math.min(width, 1100);
  const cloth = mix(palette.canvas, palette.snowLit, 0.5);
  return (
    drawSky(canvas, horizon) +
    drawMountains(canvas, { baseY: horizon }) +
    drawShore(canvas, horizon + 12, { rows: 4, heights: [26, 56] }) +
    drawMeadow(canvas, height * 0.62, { rows: 3 }) +
    drawBulbs(canvas) +
    facet`${cloth}: ${x - reach * 0.44},${edge} ${x + reach * 0.44},${edge} ${x + reach * 0.72},${height * 1.02} ${x - reach * 0.72},${height * 1.02}` +
    facet`${palette.red}: ${x - reach * 0.1},${edge} ${x + reach * 0.1},${edge} ${x + reach * 0.17},${height * 1.02} ${x - reach * 0.17},${height * 1.02}` +
    drawBread(canvas, x - reach * 0.22, height * 0.93, reach * 0.26) +
    drawBottle(canvas, x + reach * 0.02, height * 0.89, height * 0.44) +
    drawGlass(canvas, x + reach * 0.2, height * 0.9, height * 0.26) +
    drawGlass(canvas, x - reach * 0.2, height * 0.82, height * 0.2) +
    drawGlass(canvas, x + reach * 0.36, height * 0.96, height * 0.29)
  );
};

/** Strings of bulbs over the table. */
function drawBulbs({ width, height, palette }: Canvas): string {
  return [0.08, 0.17]
    .map((level, row) => {
      const y = height * level;
      const sag = height * (0.12 - row * 0.03);
      const bulbs = Array.from({ length: 13 }, (_, i) => {
        const t = (i + 0.5) / 13;
        const by = y + sag * 4 * t * (1 - t) * 0.5 + 10;
        return circle(width * t, by, 17, palette.glow, 0.2) + circle(width * t, by, 7, palette.glow);
      });
      return line(d`M-10 ${y}Q${width / 2} ${y + sag} ${width + 10} ${y}`, palette.ink, 3) + bulbs.join('');
    })
    .join('');
}

function drawGlass({ palette }: Canvas, x: number, y: number, tall: number): string {
  const w = tall * 0.2;
  const bowl = d`M${x - w} ${y - tall}C${x - w * 1.35} ${y - tall * 0.62} ${x - w * 0.7} ${y - tall * 0.46} ${x} ${y - tall * 0.44}C${x + w * 0.7} ${y - tall * 0.46} ${x + w * 1.35} ${y - tall * 0.62} ${x + w} ${y - tall}z`;
  const wine = d`M${x - w * 1.12} ${y - tall * 0.78}C${x - w * 1.2} ${y - tall * 0.6} ${x - w * 0.7} ${y - tall * 0.47} ${x} ${y - tall * 0.45}C${x + w * 0.7} ${y - tall * 0.47} ${x + w * 1.2} ${y - tall * 0.6} ${x + w * 1.12} ${y - tall * 0.78}z`;
  return (
    fill(spot(x, y, w * 0.9, w * 0.2), palette.snowShade) +
    line(d`M${x} ${y}V${y - tall * 0.45}`, palette.snowLit, 6) +
    fill(bowl, palette.snowLit, 0.55) +
    fill(wine, mix(palette.redShade, palette.ink, 0.15)) +
    fill(spot(x, y - tall * 0.78, w * 1.12, w * 0.16), palette.red) +
    lined`${palette.snowLit} 4 0.8: M${x - w * 0.8} ${y - tall * 0.92}q${-w * 0.25} ${tall * 0.16} 0 ${tall * 0.3}`
  );
}

function drawBottle({ palette }: Canvas, x: number, y: number, tall: number): string {
  const w = tall * 0.13;
  const glass = mix(palette.forestNear, palette.ink, 0.2);
  const body = d`M${x - w} ${y}V${y - tall * 0.56}C${x - w} ${y - tall * 0.68} ${x - w * 0.4} ${y - tall * 0.68} ${x - w * 0.38} ${y - tall * 0.76}V${y - tall}h${w * 0.76}V${y - tall * 0.76}C${x + w * 0.4} ${y - tall * 0.68} ${x + w} ${y - tall * 0.68} ${x + w} ${y - tall * 0.56}V${y}z`;
  return (
    fill(body, glass) +
    rect(x + w * 0.5, y - tall * 0.56, w * 0.2, tall * 0.5, palette.forestLit, 0.5) +
    rect(x - w, y - tall * 0.42, w * 2, tall * 0.26, palette.plaster) +
    filled`${palette.redShade}: M${x - w * 0.7} ${y - tall * 0.2}l${w * 0.5} ${-tall * 0.13}l${w * 0.3} ${tall * 0.06}l${w * 0.3} ${-tall * 0.1}l${w * 0.4} ${tall * 0.17}z` +
    rect(x - w * 0.42, y - tall, w * 0.84, tall * 0.12, palette.redShade)
  );
}

function drawBread({ palette }: Canvas, x: number, y: number, width: number): string {
  const slashes = [-0.24, -0.02, 0.2]
    .map((at) => d`M${x + at * width} ${y - width * 0.24}l${width * 0.08} ${width * 0.14}`)
    .join('');
  return (
    facet`${palette.woodShade}: ${x - width * 0.62},${y + 4} ${x - width * 0.56},${y - 14} ${x + width * 0.56},${y - 14} ${x + width * 0.62},${y + 4}` +
    fill(spot(x, y - width * 0.15, width * 0.46, width * 0.15), palette.woodLit) +
    fill(spot(x - width * 0.02, y - width * 0.18, width * 0.4, width * 0.1), palette.gold, 0.6) +
    line(slashes, palette.plaster, 7)
  );
}
