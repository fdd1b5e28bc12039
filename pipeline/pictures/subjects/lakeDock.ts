import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { drawCanoe } from '../figures/boats.ts';
import { drawForeground, surfaceOf } from '../foregrounds/drawForeground.ts';
import { lerp } from '../interpolate.ts';
import { d, line, outline, type Point, polygon, rect, facet } from '../svg.ts';
import { drawFrameTrees } from '../trees/frameTrees.ts';
import { drawFarLake } from './farLake.ts';

/** On a dock that runs out into the water, canoes beside it. */
export function drawDock(canvas: Canvas): string {
  const { width, height, scene, palette, unit, emptySide } = canvas;
  const shoreY = height * (scene.horizon ?? canvas.random('horizon').between(0.54, 0.63));
  const far = drawFarLake(canvas, { shoreY });
  const foreground = scene.foreground ?? 'canoes';
  const boatX = width * 0.5 + emptySide * unit * 0.22;
  const boats =
    foreground === 'canoes' || foreground === 'canoe'
      ? drawCanoe(boatX, height * 0.79, unit * 0.19, palette.red, palette, { flip: emptySide < 0 }) +
        drawCanoe(boatX + emptySide * unit * 0.08, height * 0.865, unit * 0.24, palette.roof, palette, {
          flip: emptySide < 0,
        })
      : '';
  const end: Point = [width * 0.5 - emptySide * unit * 0.12, height * 0.7];
  const surface = surfaceOf(foreground);
  const person =
    surface === 'ground' || surface === 'snow'
      ? drawForeground(canvas, { x: end[0] - emptySide * 26, y: height * 0.815, size: height * 0.17 })
      : '';
  const afloat =
    surface !== 'ground' && surface !== 'snow' && !boats
      ? drawForeground(canvas, { x: boatX, y: height * 0.8, size: height * 0.11 })
      : '';
  return (
    far + afloat + boats + drawPlanks(canvas, end, emptySide) + person + drawFrameTrees(canvas, emptySide)
  );
}

/** The dock in perspective, from the bottom of the picture to its `end`. */
function drawPlanks({ palette, height }: Canvas, [endX, endY]: Point, lean: number): string {
  const startX = endX - lean * 70;
  const at = (t: number, side: number): Point => [
    lerp(startX, endX, t) + side * lerp(138, 40, t),
    lerp(height + 24, endY, t),
  ];
  let gaps = '';
  for (let i = 0; i < 22; i++) {
    const t = (i / 22) ** 0.62;
    const [left, right] = [at(t, -1), at(t, 1)];
    gaps += d`M${left[0]} ${left[1]}L${right[0]} ${right[1]}`;
  }
  const side = lean > 0 ? 1 : -1;
  const [nearX, nearY] = at(0, side);
  const [farX, farY] = at(1, side);
  const edge = facet`${palette.woodShade}: ${nearX},${nearY} ${farX},${farY} ${farX},${farY + 11} ${nearX + side * 18},${nearY + 20}`;
  const post = (t: number, on: number) => {
    const [x, y] = at(t, on);
    const tall = lerp(92, 36, t);
    const w = lerp(22, 8, t);
    return (
      rect(x - w / 2, y - tall, w, tall + 6, palette.woodShade) +
      rect(x - w / 2, y - tall, w * 0.4, tall + 6, palette.woodLit)
    );
  };
  const shadow = polygon(
    [at(0, side), at(1, side), [farX + side * 26, farY + 20], [nearX + side * 90, nearY]],
    palette.waterDeep,
    0.4,
  );
  const posts = [0.95, 0.5, 0.15].flatMap((t) => [post(t, -1), post(t, 1)]);
  const deck = outline([at(0, -1), at(1, -1), at(1, 1), at(0, 1)]);
  return (
    shadow +
    edge +
    `<path d="${deck}" fill="${mix(palette.wood, palette.woodLit, 0.25)}"/>` +
    line(gaps, palette.woodShade, 3) +
    posts.join('')
  );
}
