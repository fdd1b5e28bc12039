import { SaxesParser } from 'saxes';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import sceneSchema from '../../schemas/authored/scene.schema.json' with { type: 'json' };
import type { Scene } from '../../schemas/types/authored.ts';
import { settings } from '../fixtures/testScope.ts';
import { drawScene } from './drawScene.ts';
import { subjectOfViewpoint } from './golden.ts';

type Word<Name extends keyof Scene> = NonNullable<Scene[Name]>;

const words = sceneSchema.properties;
const subjects = words.subject.enum as Scene['subject'][];
const lights = words.light.enum as Scene['light'][];
const seasons = words.season.enum as Scene['season'][];

// A narrow picture goes through the same code as a wide one, counted branch by branch, in a tenth of the time.
const size = { width: 80, height: 500 };
const drawings = new Map<string, string>();
/** Most tests look at what others draw, too. */
function draw(scene: Scene, slug = 'attractions/test-place'): string {
  const words = `${slug} ${JSON.stringify(scene)}`;
  const drawing = drawings.get(words) ?? drawScene(scene, { slug, ...size });
  drawings.set(words, drawing);
  return drawing;
}

/** The root element of a document that is well-formed XML; throws on any other. */
function rootOf(xml: string): string {
  const parser = new SaxesParser({ xmlns: true });
  let root = '';
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, uri, attributes: { width, height } }) => {
    root ||= `${uri} ${local} ${width?.value} ${height?.value}`;
  });
  parser.write(xml).close();
  return root;
}

/** What is wrong with a drawing: broken numbers, repeated ids, references to nothing, bad XML, another size. */
function problemsOf(svg: string): string[] {
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!);
  const references = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map((match) => match[1]!);
  const root = rootOf(svg);
  return [
    ...(svg.match(/NaN|Infinity|undefined/g) ?? []),
    ...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `repeated id ${id}`),
    ...references.filter((id) => !ids.includes(id)).map((id) => `nothing has the id ${id}`),
    ...(root === `http://www.w3.org/2000/svg svg ${size.width} ${size.height}` ? [] : [root]),
  ];
}

describe('drawScene', () => {
  const scene: Scene = { subject: 'lake', light: 'dawn', season: 'summer' };

  it('draws the same picture for the same scene and slug', () => {
    const again = drawScene({ ...scene }, { slug: 'attractions/test-place', ...size });
    expect(again).toBe(draw(scene));
  });

  it('draws another picture for another slug', () => {
    expect(draw(scene, 'attractions/another')).not.toBe(draw(scene));
  });

  describe.each(subjects)('%s', (subject) => {
    it.each(settings(lights, 1))('is sound in %s light', (light) => {
      const season = seasons[lights.indexOf(light) % seasons.length]!;
      expect(problemsOf(draw({ subject, light, season }))).toEqual([]);
    });

    it('is a picture to the renderer', async () => {
      const svg = draw({ subject, light: 'noon', season: 'summer' });
      expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ format: 'svg', ...size });
    });
  });

  it.each(words.foreground.enum as Word<'foreground'>[])(
    'places %s in the foreground of a trail and of a lake',
    (foreground) => {
      expect(problemsOf(draw({ subject: 'trail', light: 'noon', season: 'winter', foreground }))).toEqual([]);
      expect(problemsOf(draw({ subject: 'lake', light: 'noon', season: 'summer', foreground }))).toEqual([]);
    },
  );

  it.each(words.building.enum as Word<'building'>[])('draws the building %s', (building) => {
    expect(problemsOf(draw({ subject: 'lodge', light: 'dusk', season: 'winter', building }))).toEqual([]);
  });

  it.each(words.viewpoint.enum as Word<'viewpoint'>[])('draws the view %s of its subject', (viewpoint) => {
    const scene: Scene = { subject: subjectOfViewpoint[viewpoint], light: 'golden', season: 'autumn' };
    const svg = draw({ ...scene, viewpoint });
    expect(problemsOf(svg)).toEqual([]);
    expect(svg).not.toBe(draw({ ...scene, viewpoint: viewpoint === 'dock' ? 'low' : 'dock' }));
  });

  it.each(words.peaks.items.enum as Word<'peaks'>[number][])('draws %s mountains', (word) => {
    const svg = draw({ subject: 'peak', light: 'storm', season: 'spring', peaks: [word] });
    expect(problemsOf(svg)).toEqual([]);
    expect(svg).not.toBe(
      draw({ subject: 'peak', light: 'storm', season: 'spring', peaks: [word === 'wall' ? 'horn' : 'wall'] }),
    );
  });

  it.each([
    { tree: 'pine' },
    { frame: 'trio' },
    { side: 'left' },
    { at: 0.3 },
    { mirrored: true },
    { height: 0.7 },
    { horizon: 0.7 },
    { snow: 0.9 },
    { sun: true },
    { clouds: 'none' },
    { water: 'emerald' },
    { fog: true },
    { snowfall: true },
  ] satisfies Partial<Scene>[])('heeds %o', (choice) => {
    const base: Scene = {
      subject: 'lake',
      light: 'noon',
      season: 'summer',
      peaks: ['tilted'],
      frame: 'single',
      side: 'right',
    };
    expect(draw({ ...base, ...choice })).not.toBe(draw(base));
  });

  it.each([
    { subject: 'meadow', larches: true },
    { subject: 'waterfall', wide: true },
    { subject: 'waterfall', frozen: true },
    { subject: 'canyon', frozen: true },
    { subject: 'canyon', at: 0.3 },
    { subject: 'festival', lights: true },
    { subject: 'ski', lift: false },
    { subject: 'sky', light: 'night', aurora: true },
    { subject: 'sky', light: 'night', milkyWay: true },
    { subject: 'wildlife', animal: 'bear' },
    { subject: 'wildlife', animal: 'bison' },
  ] satisfies Partial<Scene>[])('heeds $subject %o', (scene) => {
    const { subject, ...choice } = scene;
    const base: Scene = {
      subject,
      light: 'noon',
      season: 'summer',
      ...('light' in choice ? { light: choice.light } : {}),
    };
    expect(draw({ ...base, ...choice })).not.toBe(draw(base));
  });
});
