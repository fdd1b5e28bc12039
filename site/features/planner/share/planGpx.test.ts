import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { planGpx } from './planGpx.ts';
import { catalog, form, place, rules, planTrip } from '../rules/fixtures/testTrips.ts';

const names = ['Tarn & <Mine>', '"Pass" 峠', 'Lake'];
const places = names.map((name, n) => place({ slug: `place-${n}`, name, latitude: 46.5 + n / 100 }));
const plan = planTrip(form({ endDate: '2027-07-07' }), catalog({ places }), null, rules);
const gpx = planGpx(plan, { siteName: 'Test & guide', url: 'https://guide.example/?a=1&b=2' });

test('holds a waypoint for every stop, in the order of the days, whatever its name', () => {
  const found: { lat: string; name: string }[] = [];
  let text = '';
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    text = '';
    if (name === 'wpt') found.push({ lat: String(attributes.lat), name: '' });
  });
  parser.on('text', (more) => {
    text += more;
  });
  parser.on('closetag', ({ name }) => {
    const last = found.at(-1);
    if (name === 'name' && last) last.name = text;
  });
  parser.write(gpx).close();
  const stops = plan.days.flatMap(({ morning, afternoon }) =>
    [...morning, ...afternoon].flatMap(({ place: at }) => at ?? []),
  );
  expect(found).toEqual(stops.map(({ latitude, name }) => ({ lat: String(latitude), name })));
  expect(new Set(found.map(({ name }) => name))).toEqual(new Set(names));
});
