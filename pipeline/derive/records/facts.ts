import type {
  AuthoredClimate,
  AuthoredEmergency,
  AuthoredPasses,
  AuthoredRates,
} from '#schemas/types/authored.ts';
import type { Climate, Emergency, Passes, Rates } from '#schemas/types/published.ts';
import { toProvenance } from './provenance.ts';

/** Returns park passes and fines. */
export function toPasses({ officialUrl, passes, fines }: AuthoredPasses): Passes {
  return {
    officialUrl,
    passes: passes.map((pass) => ({
      id: pass.id,
      name: pass.name,
      price: pass.price,
      duration: pass.duration,
      description: pass.description,
      features: pass.features,
      bestFor: pass.bestFor,
      popular: pass.popular,
      kind: pass.kind,
      provenance: toProvenance(pass),
    })),
    fines: fines.map(({ name, amount, ...fact }) => ({ name, amount, provenance: toProvenance(fact) })),
  };
}

/** Returns monthly climate figures. */
export function toClimate({ station, months, provenance }: AuthoredClimate): Climate {
  return {
    station,
    months: months.map((month) => ({
      month: month.month,
      avgHighC: month.avgHighC,
      avgLowC: month.avgLowC,
      precipitationMm: month.precipitationMm,
      snowfallCm: month.snowfallCm,
      daylightHours: month.daylightHours,
      conditions: month.conditions,
    })),
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
  const rates = (list: AuthoredRates['budget']['meals']) =>
    list.map(({ id, label, rate }) => ({ id, label, rate }));
  const { pass } = budget;
  return {
    budget: {
      durations: budget.durations,
      accommodation: rates(budget.accommodation),
      activities: rates(budget.activities),
      meals: rates(budget.meals),
      transport: rates(budget.transport),
      pass: {
        dailyPerPerson: pass.dailyPerPerson,
        annualPerPerson: pass.annualPerPerson,
        annualAfterDays: pass.annualAfterDays,
        familyGroup: pass.familyGroup,
        familyGroupSize: pass.familyGroupSize,
      },
    },
    provenance: toProvenance(provenance),
  };
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
