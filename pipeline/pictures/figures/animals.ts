import type { Scene } from '../../../schemas/types/authored.ts';
import { mix } from '../color.ts';
import type { Palette } from '../palette.ts';
import { circle, fill, line, place, filled, lined } from '../svg.ts';

/** A bull elk with full antlers, `height` from hoof to antler, standing at (x, y), facing right. */
export function drawElk(x: number, y: number, height: number, palette: Palette, flip = false): string {
  const body = mix(palette.fur, palette.ink, 0.22);
  const dark = mix(palette.bark, palette.ink, 0.4);
  const pale = mix(palette.canvas, palette.plaster, 0.5);
  const antler = mix(palette.woodLit, palette.bark, 0.45);
  const content =
    fill('M66 86L69 104 66 130 61 130 62 106 57 88zM43 88L45 104 46 130 41 130 39 108 33 90z', dark) +
    filled`${body}: M20 66C22 58 32 56 44 58C54 60 62 58 69 53C75 47 79 40 84 33L80 27C84 26 88 27 90 29C96 31 101 36 108 41C111 43 109 48 105 48C100 48 96 47 94 49C93 57 88 66 86 74C84 81 82 86 80 90L81 106 79 127 83 130 74 130 74 108 70 91C60 95 48 94 39 90C39 96 37 100 38 106L35 127 38 130 29 130 30 108C28 98 23 92 21 84C18 78 17 72 20 66z` +
    filled`${mix(body, palette.canvas, 0.25)}: M22 62C32 57 44 59 54 60C62 60 68 56 72 52C66 64 54 68 42 67C34 66 28 64 22 62z` +
    filled`${dark}: M84 33C79 40 75 47 69 53C68 62 72 74 80 80C84 74 88 66 91 56C93 51 94 49 94 48C89 44 86 39 84 33z` +
    fill('M20 66C15 70 16 78 21 84C26 80 28 70 25 63z', pale) +
    fill('M38 106L35 127 38 130 29 130 30 108zM81 106L79 127 83 130 74 130 74 108z', dark) +
    circle(93, 34.5, 1.5, palette.ink) +
    fill('M108 41C111 43 109 48 105 48L104 44z', palette.ink) +
    lined`${mix(antler, palette.ink, 0.25)} 3.4: M85 28C83 18 76 6 60 -12M83 21C87 18 91 15 93 8M79 12C84 8 87 4 87 -4M73 3C78 -1 80 -6 80 -14M66 -5C70 -9 71 -14 71 -20` +
    lined`${antler} 3.4: M88 28C93 20 97 8 92 -14M91 20C96 18 101 15 104 9M94 9C99 6 103 2 104 -5M94 -1C98 -4 101 -9 101 -15`;
  return place(`<g transform="translate(-58 -130)">${content}</g>`, x, y, height / 150, flip);
}

/** A grizzly with its shoulder hump, `height` at the shoulder, walking to the right. */
export function drawBear(x: number, y: number, height: number, palette: Palette, flip = false): string {
  const body = mix(palette.fur, palette.ink, 0.3);
  const dark = mix(palette.bark, palette.ink, 0.35);
  const grizzled = mix(palette.woodLit, palette.ink, 0.12);
  const content =
    filled`${dark}: M74 58C73 66 68 72 64 80L79 80C81 72 85 66 88 58zM46 56C46 64 48 72 52 80L64 80C60 72 59 64 60 56z` +
    filled`${body}: M7 46C6 30 20 21 38 22C50 22 56 16 66 12C74 9 82 13 90 19C94 20 97 18 98 15C99 11 105 11 106 16C114 19 120 26 128 32C132 35 130 41 125 42C119 43 112 45 107 47C103 51 101 55 99 60L98 69C98 73 102 75 104 80L88 80C86 72 84 66 82 60C72 63 60 63 50 60C49 66 49 73 53 80L37 80C35 74 34 68 33 64C29 69 27 74 30 80L14 80C12 72 10 64 9 58C7 54 7 50 7 46z` +
    filled`${grizzled}: M20 27C26 22 34 22 40 22C50 22 56 16 66 12C74 9 82 13 90 19C80 20 74 24 64 27C54 30 36 26 20 27z` +
    filled`${dark} 0.45: M8 50C14 60 30 58 44 57C60 60 80 58 98 52L99 60C92 62 88 62 82 60C72 63 60 63 50 60C38 62 20 62 9 58z` +
    fill('M99 16C100 13 104 13 105 17L102 20z', dark) +
    circle(115, 26.5, 1.5, palette.ink) +
    fill('M124 31C131 33 132 38 128 40C125 38 122 34 124 31z', dark) +
    line('M16 79l3 1M20 79l3 1M90 79l3 1M95 79l3 1', grizzled, 1.4);
  return place(`<g transform="translate(-68 -80)">${content}</g>`, x, y, height / 70, flip);
}

/** A bighorn ram, `height` from hoof to horn, facing right. */
export function drawBighorn(x: number, y: number, height: number, palette: Palette, flip = false): string {
  const body = mix(palette.fur, palette.stone, 0.35);
  const dark = mix(palette.bark, palette.ink, 0.35);
  const pale = mix(palette.plaster, palette.stone, 0.2);
  const content =
    fill('M58 64L61 84 59 100 53 100 53 84 48 66zM38 64L42 82 42 100 36 100 34 84 28 66z', dark) +
    filled`${body}: M13 50C13 42 24 37 38 39C50 41 58 40 65 35C71 29 73 22 79 17C86 13 95 18 101 29C104 34 101 39 96 39C91 39 88 39 86 42C85 52 81 60 78 66L77 84 78 100 70 100 69 84 65 68C56 71 44 71 35 66L31 82 31 100 24 100 22 82C18 74 14 62 13 50z` +
    fill('M35 66C44 71 56 71 65 68L66 62C56 66 44 65 33 60z', mix(body, palette.ink, 0.3)) +
    fill('M13 50C12 46 15 42 19 41C23 46 23 56 20 63C16 59 13 54 13 50z', pale) +
    fill('M96 39C102 39 104 34 101 29C97 30 94 34 96 39z', pale) +
    circle(90, 24, 1.4, palette.ink) +
    line('M82 17C72 4 55 12 58 28C60 40 74 43 79 34C82 28 79 23 74 25', dark, 10) +
    lined`${mix(palette.woodLit, palette.plaster, 0.3)} 6.5: M82 16C72 4 56 12 59 27C61 38 73 41 78 33C80 29 78 25 75 26` +
    line('M72 10l-2 4M64 13l2 4M60 21l5 1M61 30l4 -2M68 36l1 -4', dark, 1.2);
  return place(`<g transform="translate(-52 -100)">${content}</g>`, x, y, height / 104, flip);
}

/** A bison with its hump and dark mane, `height` at the hump, facing right. */
export function drawBison(x: number, y: number, height: number, palette: Palette, flip = false): string {
  const body = mix(palette.fur, palette.bark, 0.35);
  const mane = mix(palette.bark, palette.ink, 0.3);
  const lit = mix(palette.fur, palette.woodLit, 0.35);
  const content =
    fill('M16 58L22 66 20 80 14 80 13 66 8 58zM62 58L64 80H57L54 60z', mane) +
    filled`${body}: M4 46C3 36 8 29 17 26C26 20 36 13 48 8C58 3 68 6 75 14C82 14 89 18 92 25C96 29 98 35 96 40C97 48 94 55 90 62C87 64 84 61 82 56C76 62 68 64 60 62C48 60 38 58 29 60C20 62 8 58 4 46z` +
    fill('M18 58L28 58 27 68 30 80H22L21 68zM66 58L74 58 73 68 75 80H68L67 68z', mane) +
    filled`${mane}: M50 8C60 3 69 7 75 14C82 14 89 18 92 25C96 29 98 35 96 40C97 48 94 55 90 62C87 64 84 61 82 56C77 61 71 63 66 62C58 56 52 46 52 34C52 24 48 16 50 8z` +
    fill('M20 27C30 20 38 14 48 9C46 16 40 22 32 26C27 28 22 29 20 27z', lit, 0.8) +
    fill('M4 46C1 48 0 56 2 62L5 62C5 56 6 52 7 50z', mane) +
    line('M80 19C86 20 89 15 87 9', mix(palette.plaster, palette.stone, 0.4), 3.6) +
    circle(87, 29, 1.5, palette.ink);
  return place(`<g transform="translate(-50 -80)">${content}</g>`, x, y, height / 76, flip);
}

/** A saddle horse, `height` from hoof to ear, facing right. */
export function drawHorse(x: number, y: number, height: number, palette: Palette, flip = false): string {
  const body = mix(palette.fur, palette.redShade, 0.3);
  const dark = mix(palette.bark, palette.ink, 0.3);
  const content =
    fill('M60 -38L64 -20 62 0 56 0 57 -20 50 -36zM36 -38L40 -18 40 0 34 0 33 -18 28 -36z', dark) +
    fill('M11 -58C3 -54 1 -40 4 -24C9 -30 13 -40 15 -48z', dark) +
    filled`${body}: M10 -58C14 -66 30 -66 44 -64C58 -62 66 -64 72 -70C78 -80 82 -90 88 -96L90 -102 94 -97C100 -95 106 -86 110 -80C112 -76 108 -72 103 -74C99 -75 95 -77 92 -78C90 -70 88 -60 84 -52C83 -46 82 -42 80 -38L80 -20 77 -2 82 0 73 0 72 -20 69 -36C58 -32 44 -33 34 -35C34 -28 31 -24 31 -20L28 -2 32 0 23 0 24 -20C22 -30 16 -34 13 -42C9 -48 8 -53 10 -58z` +
    fill('M70 -68C76 -80 80 -92 89 -99L84 -98C75 -92 66 -80 63 -66z', dark) +
    fill('M80 -20L77 -2 82 0 73 0 72 -20zM31 -20L28 -2 32 0 23 0 24 -20z', dark) +
    circle(98, -88, 1.4, palette.ink) +
    line('M104 -75L96 -86L90 -98M97 -84L66 -64', palette.ink, 1.2);
  return place(`<g transform="translate(-50 0)">${content}</g>`, x, y, height / 100, flip);
}

/** A running sled dog, `height` from paw to ear, facing right. */
export function drawDog(
  x: number,
  y: number,
  height: number,
  palette: Palette,
  isDark: boolean,
  flip = false,
): string {
  const coat = isDark ? mix(palette.stoneShade, palette.ink, 0.5) : palette.stoneLit;
  const content =
    fill('M3 -16C-3 -20 -4 -27 2 -28C0 -23 2 -20 6 -17z', coat) +
    filled`${coat}: M2 -16C6 -20 16 -20 24 -19C28 -21 30 -26 32 -29L34 -24 40 -21C40 -18 36 -18 33 -17C31 -13 31 -9 36 -4L40 -1 36 0 28 -8C22 -10 14 -10 11 -9C8 -5 2 -4 -3 0L-6 -1 2 -7C1 -10 0 -13 2 -16z` +
    fill('M27 -18C30 -17 31 -14 30 -11C26 -11 24 -14 27 -18z', palette.snowLit) +
    line('M22 -19L26 -10', palette.red, 1.6);
  return place(`<g transform="translate(-18 0)">${content}</g>`, x, y, height / 28, flip);
}

/** The drawings of the wild animals that a scene can name. */
export const WILD_ANIMALS: Readonly<Record<NonNullable<Scene['animal']>, typeof drawElk>> = {
  elk: drawElk,
  bear: drawBear,
  bighorn: drawBighorn,
  bison: drawBison,
};
