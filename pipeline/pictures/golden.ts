import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sceneSchema from '../../schemas/authored/scene.schema.json' with { type: 'json' };
import type { Scene } from '../../schemas/types/authored.ts';
import { drawScene } from './drawScene.ts';
import { contentHash, DRAWING_VERSION } from './pictureHash.ts';

/** Hashes of drawings by the words of their scenes, and the version of the code that drew them. */
export interface Golden {
  version: number;
  hashes: Record<string, string>;
}

const file = join(import.meta.dirname, 'golden.json');
const words = sceneSchema.properties;
const subjects = words.subject.enum as Scene['subject'][];
const lights = words.light.enum as Scene['light'][];
const seasons = words.season.enum as Scene['season'][];

/** The subject that draws each viewpoint; others draw their usual view. */
export const subjectOfViewpoint: Readonly<Record<NonNullable<Scene['viewpoint']>, Scene['subject']>> = {
  shore: 'lake',
  curved: 'lake',
  above: 'lake',
  trunks: 'lake',
  low: 'lake',
  dock: 'lake',
  deck: 'overlook',
  knoll: 'summit',
  saddle: 'summit',
  arete: 'summit',
  chair: 'ski',
  steep: 'ski',
  base: 'ski',
  toe: 'icefield',
  crevasses: 'icefield',
  moraine: 'icefield',
  slot: 'canyon',
  bridge: 'canyon',
  creek: 'canyon',
  floor: 'canyon',
  potholes: 'canyon',
  tunnel: 'waterfall',
  island: 'waterfall',
  ledges: 'waterfall',
  window: 'lodge',
  roofs: 'lodge',
  boardwalk: 'trail',
  rapids: 'waterfall',
  pools: 'meadow',
  terrace: 'table',
  counter: 'table',
  hearth: 'table',
};

/** Small drawings that together use every word of a scene: subjects, lights, seasons, foregrounds, buildings, peaks. */
function scenes(): Scene[] {
  const base = { subject: 'lake', light: 'noon', season: 'summer' } as const;
  return [
    ...subjects.map((subject, index): Scene => ({
      subject,
      light: lights[index % lights.length] ?? 'noon',
      season: seasons[index % seasons.length] ?? 'summer',
    })),
    ...lights.map((light): Scene => ({ ...base, subject: 'peak', light })),
    ...(words.foreground.enum as Scene['foreground'][]).map((foreground): Scene => ({ ...base, foreground })),
    ...(words.building.enum as Scene['building'][]).map((building): Scene => ({
      ...base,
      subject: 'lodge',
      building,
    })),
    ...(words.viewpoint.enum as NonNullable<Scene['viewpoint']>[]).map((viewpoint): Scene => ({
      ...base,
      subject: subjectOfViewpoint[viewpoint],
      viewpoint,
    })),
    ...(words.plate.enum as Scene['plate'][]).map((plate): Scene => ({
      ...base,
      subject: 'table',
      viewpoint: 'terrace',
      plate,
    })),
    ...(words.peaks.items.enum as NonNullable<Scene['peaks']>[number][]).map((peak): Scene => ({
      ...base,
      subject: 'peak',
      peaks: [peak],
    })),
  ];
}

/** Draws the golden pictures and returns their hashes. */
export function drawGolden(): Golden {
  // A narrow picture goes through the same code as a wide one, in a fifth of the time.
  const size = { slug: 'golden/scene', width: 80, height: 500 };
  const hashes = scenes().map(
    (scene) => [JSON.stringify(scene), contentHash(drawScene(scene, size))] as const,
  );
  return { version: DRAWING_VERSION, hashes: Object.fromEntries(hashes) };
}

/** Reads the hashes of the version in git; null if there are none. */
export function readGolden(): Golden | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Golden) : null;
}

/** Writes the golden hashes of a new version; of a known version only those of scenes that it lacks. */
export function updateGolden(): void {
  const golden = readGolden();
  const known = golden?.version === DRAWING_VERSION ? golden.hashes : {};
  if (scenes().every((scene) => JSON.stringify(scene) in known)) return;
  const { version, hashes } = drawGolden();
  const kept = Object.entries(hashes).map(([scene, hash]) => [scene, known[scene] ?? hash] as const);
  writeFileSync(file, `${JSON.stringify({ version, hashes: Object.fromEntries(kept) }, null, 2)}\n`);
}
