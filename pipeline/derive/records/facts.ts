import type {
  AuthoredClimate,
  AuthoredEmergency,
  AuthoredPasses,
  AuthoredRates,
} from '#schemas/types/authored.ts';
import type { Climate, Emergency, Passes, Rates } from '#schemas/types/published.ts';
import { pick, toProvenance } from './fields.ts';

const passKeys = [
  'id',
  'name',
  'price',
  'duration',
  'description',
  'features',
  'bestFor',
  'popular',
  'kind',
] as const;

/** Returns park passes and fines. */
export function toPasses({ officialUrl, passes, fines }: AuthoredPasses): Passes {
  return {
    officialUrl,
    passes: passes.map((pass) => ({ ...pick(pass, passKeys), provenance: toProvenance(pass) })),
    fines: fines.map(({ name, amount, ...fact }) => ({ name, amount, provenance: toProvenance(fact) })),
  };
}

/** Returns monthly climate figures. */
export function toClimate({ station, months, provenance }: AuthoredClimate): Climate {
  return {
    station,
    months,
    provenance: {
      temperature: toProvenance(provenance.temperature),
      precipitation: toProvenance(provenance.precipitation),
      snowfall: toProvenance(provenance.snowfall),
      daylight: toProvenance(provenance.daylight),
    },
  };
}

/** Returns the rates of the budget calculator. */
export function toRates({ budget, provenance }: AuthoredRates): Rates {
  return { budget, provenance: toProvenance(provenance) };
}

/** Returns the emergency contacts. */
export function toEmergency({ contacts, medical, pharmacies }: AuthoredEmergency): Emergency {
  const places = (list: AuthoredEmergency['medical']) =>
    list.map(({ name, text, ...fact }) => ({ name, text, provenance: toProvenance(fact) }));
  return {
    contacts: contacts.map(({ name, number, text = null, ...fact }) => ({
      name,
      number,
      text,
      provenance: toProvenance(fact),
    })),
    medical: places(medical),
    pharmacies: places(pharmacies),
  };
}
